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

// listgen:begin generated from the marks above. Do not edit.
// swiftlint:disable all
// swiftformat:disable all

// swift-format-ignore
extension Feed: ListState {
    /// The sections, in their order.
    nonisolated enum Section: Int, CaseIterable, Sendable {
        case stories, notes, isOver
    }

    /// A row: its kind and what it shows.
    enum Row: Equatable, Sendable {
        case stories(Story)
        case notes(Note)
        case isOver
    }

    /// What makes a row the same one after an update.
    nonisolated enum RowID: Hashable, Sendable {
        case stories(Int)
        case notes(Int)
        case isOver
    }

    /// The view classes of the rows, by reuse identifier.
    nonisolated enum Cell: String, TableCellKind, Sendable {
        case storyCell = "StoryCell"
        case noteCell = "NoteCell"
        case endCell = "EndCell"

        /// The class that is dequeued.
        @MainActor var viewClass: UITableViewCell.Type {
            switch self {
            case .storyCell: return StoryCell.self
            case .noteCell: return NoteCell.self
            case .endCell: return EndCell.self
            }
        }
    }

    /// What the app does with rows. The table holds it weakly.
    @preconcurrency @MainActor protocol Actions: AnyObject {
        /// A row was tapped.
        func select(stories: Story)
    }

    var sectionCount: Int { Section.allCases.count }

    func rowCount(inSection section: Int) -> Int {
        switch Section(rawValue: section) {
        case .stories: return stories.count
        case .notes: return notes.count
        case .isOver: return isOver ? 1 : 0
        case nil: return 0
        }
    }

    func section(at index: Int) -> Section? { Section(rawValue: index) }

    func row(at path: RowPath) -> Row? {
        switch Section(rawValue: path.section) {
        case .stories: return stories.indices.contains(path.row) ? .stories(stories[path.row]) : nil
        case .notes: return notes.indices.contains(path.row) ? .notes(notes[path.row]) : nil
        case .isOver: return path.row == 0 && isOver ? .isOver : nil
        case nil: return nil
        }
    }

    func rowID(at path: RowPath) -> RowID? {
        switch Section(rawValue: path.section) {
        case .stories: return stories.indices.contains(path.row) ? .stories(stories[path.row].id) : nil
        case .notes: return notes.indices.contains(path.row) ? .notes(notes[path.row].id) : nil
        case .isOver: return path.row == 0 && isOver ? .isOver : nil
        case nil: return nil
        }
    }

    mutating func removeDuplicateRows() {
        Self.removeDuplicates(from: &stories) { $0.id }
        Self.removeDuplicates(from: &notes) { $0.id }
    }

    static func changes(from old: Feed, to new: Feed) -> ListChanges {
        var changes = ListChanges.Builder()
        changes.section(headerIsUnchanged: false) { rows in
            rows.many(old.stories, new.stories, id: { $0.id }, isUnchanged: { $0 == $1 })
        }
        changes.many(old.notes, new.notes, id: { $0.id }, isUnchanged: { $0 == $1 })
        changes.flag(old.isOver, new.isOver)
        return changes.build()
    }

    /// Shows the list in a table view and follows its state.
    @preconcurrency @MainActor
    final class Table: ListTable<Feed, WeakContext<FeedController>>, UITableViewDataSource, UITableViewDelegate {
        private weak var actions: (any Actions)?

        /// Shows `state` in a table view, which holds the table weakly: keep it.
        init(_ state: Feed, context: FeedController, actions: (any Actions)?, in tableView: UITableView) {
            self.actions = actions
            super.init(state: state, context: WeakContext(context), animation: .automatic)
            connect(to: tableView, Cell.self, source: self, delegate: self)
            attach(to: tableView)
        }

        override func makeCell(for row: Row, at indexPath: IndexPath, _ request: CellRequest) -> UITableViewCell? {
            switch row {
            case .stories(let stories):
                return request.cell(StoryCell.self, Cell.storyCell) { $0.configure(with: stories) }
            case .notes(let notes):
                return request.cell(NoteCell.self, Cell.noteCell, reads: [.context, .beyondRow]) { cell in
                    weakContext?.fill(cell, with: notes)
                }
            case .isOver: return request.cell(EndCell.self, Cell.endCell) { fillEnd($0) }
            }
        }

        override func height(of row: Row, at indexPath: IndexPath, _ request: inout HeightRequest) -> CGFloat? {
            if case .stories(let stories) = row { return request.computed(Feed.storiesHeight(stories)) }
            return nil
        }

        override func refreshHeader(at section: Int, in tableView: UITableView) {
            guard case .stories = Section(rawValue: section) else { return }
            let header = self.tableView(tableView, titleForHeaderInSection: section)
            tableView.headerView(forSection: section)?.textLabel?.text = header
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            dequeueCell(at: indexPath, in: tableView)
        }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            guard case .stories = Section(rawValue: section) else { return nil }
            return unlessEmpty(section, Feed.storiesHeaderTitle(applied.stories))
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            guard let row = tappedRow(at: indexPath, telling: actions) else { return }
            if case .stories(let stories) = row { actions?.select(stories: stories) }
        }

        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            learnHeight(of: cell, at: indexPath)
        }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            height(at: indexPath, in: tableView)
        }

        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            estimatedHeight(at: indexPath, in: tableView)
        }

        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            headerHeight(inSection: section, in: tableView)
        }

        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
            footerHeight(inSection: section, in: tableView)
        }

        /// Changes that row in place; false if it is gone.
        @discardableResult func update(stories id: Int, _ change: (inout Story) -> Void) -> Bool {
            updateRow(.stories(id), .in(\.stories), change)
        }
        @discardableResult func update(notes id: Int, _ change: (inout Note) -> Void) -> Bool {
            updateRow(.notes(id), .in(\.notes), change)
        }
    }
}

// Arguments of marks. Their indentation has the compiler report them at the column where they are written.
// swift-format-ignore
@MainActor
extension Feed {
    fileprivate static func storiesHeaderTitle(_ section: [Story]) -> String? {
        #sourceLocation(file: "Feed.swift ", line: 38)
        let value: ([Story]) -> String? =
                               { stories in stories.isEmpty ? nil : "Stories" }
        #sourceLocation()
        return value(section)
    }

    fileprivate static func storiesHeight(_ stories: Story) -> CGFloat {
        #sourceLocation(file: "Feed.swift ", line: 39)
        let value: (Story) -> CGFloat =
                                                 { story in CGFloat(story.title.count * 10) }
        #sourceLocation()
        return value(stories)
    }
}

// swift-format-ignore
extension Comments: ListState {
    /// The sections, in their order.
    nonisolated enum Section: Int, CaseIterable, Sendable {
        case texts
    }

    /// A row: its kind and what it shows.
    nonisolated enum Row: Hashable, Sendable {
        case texts(String)
    }

    /// What makes a row the same one after an update.
    nonisolated enum RowID: Hashable, Sendable {
        case texts(String, Int)
    }

    /// The view classes of the rows, by reuse identifier.
    nonisolated enum Cell: String, TableCellKind, Sendable {
        case commentCell = "CommentCell"

        /// The class that is dequeued.
        @MainActor var viewClass: UITableViewCell.Type { CommentCell.self }
    }

    var sectionCount: Int { Section.allCases.count }

    func rowCount(inSection section: Int) -> Int { section == 0 ? texts.count : 0 }

    func section(at index: Int) -> Section? { Section(rawValue: index) }

    func row(at path: RowPath) -> Row? {
        guard path.section == 0 else { return nil }
        return texts.indices.contains(path.row) ? .texts(texts[path.row]) : nil
    }

    func rowID(at path: RowPath) -> RowID? {
        guard path.section == 0 else { return nil }
        guard texts.indices.contains(path.row) else { return nil }
        let textsRow = texts[path.row]
        return .texts(textsRow, texts.prefix(path.row).lazy.filter { $0 == textsRow }.count)
    }

    static var countsEqualRows: Bool { true }

    func rowIDs(inSection section: Int) -> [RowID] {
        return section == 0 ? Self.rowIDs(counting: texts, by: { $0 }) { .texts($0, $1) } : rowIDsByPath(
            inSection: section)
    }

    static func changes(from old: Comments, to new: Comments) -> ListChanges {
        var changes = ListChanges.Builder()
        changes.many(old.texts, new.texts, id: { $0 }, isUnchanged: { $0 == $1 })
        return changes.build()
    }

    /// Shows the list in a table view and follows its state.
    @preconcurrency @MainActor
    final class Table: ListTable<Comments, Void>, UITableViewDataSource, UITableViewDelegate {
        /// Shows `state` in a table view, which holds the table weakly: keep it.
        init(_ state: Comments, in tableView: UITableView) {
            super.init(state: state, context: (), animation: .automatic)
            connect(to: tableView, Cell.self, source: self, delegate: self)
            attach(to: tableView)
        }

        override func makeCell(for row: Row, at indexPath: IndexPath, _ request: CellRequest) -> UITableViewCell? {
            switch row {
            case .texts(let texts):
                return request.cell(CommentCell.self, Cell.commentCell) { $0.configure(with: texts) }
            }
        }

        override func height(of row: Row, at indexPath: IndexPath, _ request: inout HeightRequest) -> CGFloat? {
            switch row {
            case .texts(let texts): return request.computed(CommentCell.height(for: texts))
            }
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            dequeueCell(at: indexPath, in: tableView)
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            guard let row = liveRow(at: indexPath) else { return }
            deselect(at: indexPath)
            switch row {
            case .texts(let texts):
                if let cell = tableView.cellForRow(at: indexPath) as? CommentCell {
                    cell.tapped(texts)
                }
            }
        }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            height(at: indexPath, in: tableView)
        }

        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            estimatedHeight(at: indexPath, in: tableView)
        }
    }
}

// swiftformat:enable all
// swiftlint:enable all
// listgen:end 200b8e32657cb396
