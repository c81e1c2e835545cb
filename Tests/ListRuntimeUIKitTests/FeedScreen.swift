import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// A feed in a window, with actions that record.
@MainActor
final class FeedScreen: Feed.Actions {
    let dragDelegate = DragDelegate()
    let window: UIWindow
    var tableView: UITableView
    private(set) var table: Feed.Table!
    var selected: [String] = []
    var scrolls = 0
    var reports: [ListReport] = []
    var onSelect: (() -> Void)?
    /// Whether a row can be put only where the feed takes it.
    var restrictsMoves = true
    var onMove: ((RowMove<Feed>) -> Void)?
    var onFill: (() -> Void)? {
        didSet { RecordingCell.onFill = onFill }
    }

    init(_ feed: Feed = .sample, height: CGFloat = 4_000, isInWindow: Bool = true) {
        let frame = CGRect(x: 0, y: 0, width: 320, height: height)
        window = UIWindow(frame: frame)
        tableView = UITableView(frame: frame)
        if isInWindow { window.addSubview(tableView) }
        let context = FeedContext(theme: .light, isCompact: false)
        table = Feed.Table(feed, context: context, actions: self, in: tableView)
        table.onReport = { [weak self] in self?.reports.append($0) }
        tableView.layoutIfNeeded()
        table.flush()
        tableView.headless.clearUpdates()
    }

    /// Has somebody type in the cell of a story, and scroll back to the top, 200 points above it.
    func typeBelowTheScreen(inCellOf story: Int) throws -> (cell: UITableViewCell, field: UITextField) {
        tableView.headless.scroll(by: 200)
        let field = UITextField(frame: .zero)
        let cell = try #require(table.cell(for: .stories(story)))
        cell.contentView.addSubview(field)
        field.becomeFirstResponder()
        tableView.headless.scroll(by: -200)
        return (cell, field)
    }

    func select(stories: Story) {
        selected.append("story \(stories.title)")
        onSelect?()
    }

    func select(_ row: Feed.Row) {
        selected.append("row \(row)")
        onSelect?()
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let action = UIContextualAction(style: .normal, title: "Archive") { [weak self] _, _, done in
            self?.onSelect?()
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in UIMenu(title: "", children: []) })
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }

    /// Lets everything happen that was put off to the next turn of the run loop.
    func endOfTurn() async {
        while table.scheduler.isScheduled || table.isInteracting { await Task.yield() }
    }

    /// Calls a closure when the next cell is filled.
    func fillOnce(_ body: @escaping () -> Void) {
        onFill = { [weak self] in
            self?.onFill = nil
            body()
        }
    }

    /// What each cell on screen shows, from the top.
    var shown: [String] {
        tableView.layoutIfNeeded()
        return tableView.visibleCells.map { ($0 as? RecordingCell)?.text ?? "?" }
    }

    /// How often the cell of a row was filled.
    func fills(_ id: Feed.RowID) -> Int? { (table.cell(for: id) as? RecordingCell)?.fills }

    /// The batches since the start or the last call, one a line.
    func updates() -> [String] {
        defer { tableView.headless.clearUpdates() }
        return tableView.headless.updates.map(\.description)
    }

    /// What a row of the state must show.
    static func text(of row: Feed.Row, at path: RowPath, in state: Feed, _ context: FeedContext) -> String {
        switch row {
        case .banner(let banner): return "banner \(banner.text) \(context.theme)"
        case .stories(let story):
            return (context.isCompact || story.title.isEmpty ? "compact " : "story ") + story.title
        case .storiesEmpty: return "NoStoriesCell"
        case .posts(.post(let post)): return "post \(post.text) \(context.theme)"
        case .posts(.gap(let gap)): return "gap \(gap.count)"
        case .posts(.loader): return "LoaderCell"
        case .drafts(let draft): return "draft \(draft.subject)"
        case .groups(_, .members(let contact)):
            return "contact \(contact.name) \(path.row + 1)/\(state.groups[path.section - 4].members.count)"
        case .groups(_, .canAdd): return "AddCell"
        }
    }

    /// Compares the counts of the screen with the state.
    func difference(fromStructureOf state: Feed) -> String? {
        tableView.layoutIfNeeded()
        if tableView.numberOfSections != state.sectionCount { return "\(tableView.numberOfSections) sections" }
        for section in 0..<state.sectionCount {
            let count = tableView.numberOfRows(inSection: section)
            if count != state.rowCount(inSection: section) { return "\(count) rows in section \(section)" }
        }
        return nil
    }

    /// Compares the cells on screen that their rows can have with the newest content, also of a state that waits. A row
    /// that is put elsewhere by hand holds that up, too.
    func differenceOfContent() -> String? {
        guard !table.holds.interactions.contains(.move) else { return nil }
        for indexPath in tableView.indexPathsForVisibleRows ?? [] {
            let path = RowPath(section: indexPath.section, row: indexPath.row)
            guard let row = table.shownRow(at: path), let cell = tableView.cellForRow(at: indexPath) as? RecordingCell,
                cell.reuseIdentifier == table.kind(of: row).reuseIdentifier
            else { continue }
            let expected = Self.text(of: row, at: path, in: table.applied, table.context)
            if cell.text != expected { return "\(cell.text) at \(indexPath) while \(expected) waits" }
        }
        return nil
    }

    /// Compares the screen with the state: counts, cells on screen, headers on screen.
    func difference(from state: Feed) -> String? {
        if let difference = difference(fromStructureOf: state) { return difference }
        for section in 0..<state.sectionCount {
            let header = tableView.headerView(forSection: section)?.textLabel?.text
            if let header, header != Self.title(of: section, in: state) { return "header \(header) of \(section)" }
        }
        for indexPath in tableView.indexPathsForVisibleRows ?? [] {
            let path = RowPath(section: indexPath.section, row: indexPath.row)
            guard let row = state.row(at: path), let cell = tableView.cellForRow(at: indexPath) as? RecordingCell
            else { return "no row at \(indexPath)" }
            let expected = Self.text(of: row, at: path, in: state, table.context)
            if cell.text != expected { return "\(cell.text) at \(indexPath) instead of \(expected)" }
            if let path = (cell as? ContactCell)?.filledPath, path != indexPath {
                return "a cell filled for \(path) at \(indexPath)"
            }
            let height = tableView.rectForRow(at: indexPath).height
            if let computed = computedHeight(of: row), height != computed {
                return "a height of \(height) at \(indexPath) instead of \(computed)"
            }
        }
        return nil
    }

    /// The height of a row as the list without a cache has it; nil where no cell says one.
    private func computedHeight(of row: Feed.Row) -> CGFloat? {
        guard case .stories(let story) = row else { return nil }
        return table.context.isCompact || story.title.isEmpty
            ? CompactStoryCell.height(for: story) : StoryCell.height(for: story, width: tableView.bounds.width)
    }

    static func title(of section: Int, in state: Feed) -> String? {
        guard state.rowCount(inSection: section) > 0 else { return nil }
        return section == 1 ? "Stories" : section < 4 ? nil : state.groups[section - 4].title
    }
}

extension RecordingCell {
    /// What the cell shows, or its class where it is never filled.
    var text: String { fills == 0 ? "\(type(of: self))" : shown }
}

extension Feed {
    /// A hundred stories.
    static var long: Feed {
        let stories = (0..<100).map { Story(id: $0, title: "s\($0)") }
        return Feed(banner: nil, stories: stories, posts: [], drafts: [], groups: [], query: "")
    }

    static var sample: Feed {
        Feed(
            banner: Banner(text: "hello"), stories: [Story(id: 1, title: "a"), Story(id: 2, title: "b")],
            posts: [.post(Post(id: 1, text: "p")), .gap(Gap(id: 1, count: 3)), .loader],
            drafts: [Draft(guid: "d", subject: "s")],
            groups: [
                ContactGroup(id: "x", title: "X", members: [Contact(id: 1, name: "Ann")], canAdd: true),
                ContactGroup(id: "y", title: "Y", members: [Contact(id: 1, name: "Bob")], canAdd: false),
            ], query: "")
    }
}
