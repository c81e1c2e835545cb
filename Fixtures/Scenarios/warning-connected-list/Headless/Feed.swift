import UIKit

struct Story: Equatable { let id: Int }

// listgen:list(.table, context: .weak(FeedController), on: select)
struct Feed {
    var stories: [Story]  // listgen:row(cell: UITableViewCell, configure: fill)
}

final class FeedController: UITableViewController, Feed.Actions {
    private var table: Feed.Table?

    override func viewDidLoad() {
        super.viewDidLoad()
        table = Feed.Table(Feed(stories: []), context: self, actions: self, in: tableView)
    }

    func fill(_ cell: UITableViewCell, story: Story) {}
    func select(_ row: Feed.Row) {}
}

// listgen:list(.table, delegate: .mine)
struct Notes {
    var notes: [Story]  // listgen:row(cell: UITableViewCell, configure: { cell, story in cell.tag = story.id })
}

final class NotesController: UIViewController {
              var tableView: UITableView!
    private lazy var table = Notes.Table(Notes(notes: []), in: tableView)
 override func connectOutlet(_ name: String, to objects: [AnyObject]) -> Bool { switch name { case "tableView": return NibValue.pass(objects) { (value: UITableView) in self.tableView = value }; default: return super.connectOutlet(name, to: objects) } } }
