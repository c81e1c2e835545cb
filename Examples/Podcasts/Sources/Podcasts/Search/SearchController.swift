import UIKit

/// Finds episodes by their titles; a scene of `Search.storyboard`.
public final class SearchController: UITableViewController {
    public var episodes: [Episode] = []
    public var onOpen: ((String) -> Void)?
    private var query = ""
    private var table: Search.Table?

    private var search: Search {
        let hits = query.isEmpty ? [] : episodes.filter { $0.title.lowercased().contains(query.lowercased()) }
        return Search(hits: hits, showsHint: hits.isEmpty)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Search"
        table = Search.Table(search, context: self, actions: self, in: tableView)
    }

    public func find(_ query: String) {
        self.query = query
        table?.state = search
    }

    func fillHint(_ cell: UITableViewCell) {
        cell.textLabel?.text = query.isEmpty ? "Type a word of a title" : "Nothing is called \"\(query)\""
    }
}

extension SearchController: Search.Actions {
    func select(hits: Episode) {
        onOpen?(hits.title)
    }
}
