import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import UIKit

/// A screen whose list, models and cells are nobody else's business.
final class FeedController: UIViewController {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    private(set) var opened: [Int] = []
    private var table: Feed.Table?
    private var comments: Comments.Table?

    override func viewDidLoad() {
        super.viewDidLoad()
        table = Feed.Table(
            Feed(stories: [Story(id: 1, title: "One"), Story(id: 2, title: "Two")], notes: [Note(id: 7)], isOver: true),
            context: self, actions: self, in: tableView)
    }

    /// The same view with the other list of this file.
    func showComments(_ texts: [String]) {
        comments = Comments.Table(Comments(texts: texts), in: tableView)
    }

    func rename(_ id: Int, _ title: String) {
        table?.update(stories: id) { $0.title = title }
    }

    func flush() { table?.flush() }

    fileprivate func fill(_ cell: NoteCell, with note: Note) { cell.detailTextLabel?.text = "note \(note.id)" }
}

extension FeedController: Feed.Actions {
    fileprivate func select(stories story: Story) { opened.append(story.id) }
}

// listgen:list(.table, context: .weak(FeedController), output: .inline)
private struct Feed {
    // listgen:section(header: { stories in stories.isEmpty ? nil : "Stories" })
    var stories: [Story]  // listgen:row(height: { story in CGFloat(story.title.count * 10) }, on: select)
    var notes: [Note]  // listgen:row(cell: NoteCell, configure: fill)
    var isOver: Bool  // listgen:row(cell: EndCell, configure: fillEnd)
}

private struct Story: Equatable {
    let id: Int
    var title: String
}

fileprivate struct Note: Equatable {
    let id: Int
}

// listgen:cell
private final class StoryCell: UITableViewCell {}

private extension StoryCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}

private final class NoteCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class EndCell: UITableViewCell {}

@MainActor
private func fillEnd(_ cell: EndCell) { cell.textLabel?.text = "The end" }

// Another screen may have this one; its cell is private all the same.
// listgen:list(.table, output: .inline)
struct Comments {
    var texts: [String]  // listgen:row(cell: CommentCell, id: .occurrence)
}

private final class CommentCell: UITableViewCell {
    func configure(with text: String) { textLabel?.text = text }

    fileprivate static func height(for text: String) -> CGFloat { 20 }

    // listgen:on(select)
    fileprivate func tapped(_ text: String) { textLabel?.text = "tapped " + text }
}
