import MailKit
import UIKit

/// Shows what a search found, and stays the delegate of its table.
public final class SearchController: ScreenController {
    private var results: SearchResults
    private var context: SearchContext
    private var table: SearchResults.Table?

    public init(saved: [SavedSearch], settings: MailSettings) {
        results = SearchResults(
            suggestions: [.unread, .withAttachment], saved: saved, topHits: [], people: [], files: [], messages: [],
            query: "")
        context = SearchContext(query: "", settings: settings)
        super.init(title: "Search", style: .plain)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        table = SearchResults.Table(results, context: context, actions: self, in: tableView)
        tableView.delegate = self
    }

    /// The answers to `query`. The best message is among the top hits and among the messages.
    public func show(query: String, people: [Person], files: [FileHit], messages: [MessageHit]) {
        results = SearchResults(
            suggestions: query.isEmpty ? [.unread, .withAttachment] : [.from(query)],
            saved: query.isEmpty ? results.saved : [], topHits: Array(messages.prefix(1)), people: people,
            files: files, messages: messages, query: query)
        context.query = query
        table?.context = context
        table?.state = results
    }
}

extension SearchController: SearchResults.Actions {
    func configure(_ cell: SavedSearchCell, saved: SavedSearch) {
        cell.titleLabel.text = "Saved: " + saved.text
    }
}

extension SearchController: UITableViewDelegate {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch table?.row(at: indexPath) {
        case .suggestions(let suggestion): onOpen?("search for \(suggestion.text)")
        case .saved(let saved): onOpen?("search for \(saved.text)")
        case .topHits(let hit), .messages(let hit): onOpen?("message \(hit.messageID)")
        case .people(let person): onOpen?("person \(person.address)")
        case .files(let file): onOpen?("file \(file.url)")
        case nil: break
        }
    }

    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if case .files? = table?.row(at: indexPath) { FileCell.rowHeight } else { 52 }
    }

    /// Who keeps the delegate keeps the heights: sections without hits have no header.
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        let count = table?.applied.rowCount(inSection: section) ?? 0
        return count == 0 ? .leastNormalMagnitude : UITableView.automaticDimension
    }
}
