import ListRuntime
import ListRuntimeUIKit
import UIKit

private struct Story: Equatable { let id: Int }

// listgen:section
private enum Part {
    case loading  // listgen:row(cell: StoryCell, configure: { _ in })
    case stories([Story])
    case block(Block)
}

// listgen:section
private struct Block {
    var name: String  // listgen:ignore
    var stories: [Story]
    // listgen:row(cell: StoryCell)
    var latest: Story? { stories.first }
}

// listgen:list(.table, output: .inline)
private struct Feed {
    var part: Part
}

// listgen:cell
private final class StoryCell: UITableViewCell { func configure(with story: Story) {} }

// listgen:begin generated from the marks above. Do not edit.
// swiftlint:disable all
// swiftformat:disable all

// MARK: - Block

// swift-format-ignore
extension Block {
    /// A row of the section: its kind and what it shows.
    fileprivate enum Row: Equatable, Sendable {
        case stories(Story)
        case latest(Story)
    }

    /// What makes a row the same one after an update.
    nonisolated fileprivate enum RowID: Hashable, Sendable {
        case stories(Int)
        case latest(Int)
    }

    /// The section with its computed rows, which are evaluated once an update.
    fileprivate struct Snapshot {
        fileprivate typealias Row = Block.Row
        fileprivate typealias RowID = Block.RowID

        fileprivate var sectionValue: Block
        var latest: Story?

        fileprivate init(evaluating section: Block) {
            sectionValue = section
            self.latest = section.latest
        }

        var stories: [Story] { sectionValue.stories }
    }
}

// swift-format-ignore
extension Block.Snapshot {
    /// How many rows the section has.
    fileprivate var rowCount: Int {
        stories.count + (latest != nil ? 1 : 0)
    }

    /// The row at an index of the section; nil behind the last.
    fileprivate func row(at index: Int) -> Row? {
        guard index >= 0 else { return nil }
        var index = index
        if index < stories.count { return .stories(stories[index]) }
        index -= stories.count
        if index == 0, let latest { return .latest(latest) }
        return nil
    }

    /// The identity of that row.
    fileprivate func rowID(at index: Int) -> RowID? {
        guard index >= 0 else { return nil }
        var index = index
        if index < stories.count { return .stories(stories[index].id) }
        index -= stories.count
        if index == 0, let latest { return .latest(latest.id) }
        return nil
    }
}

// MARK: - Part

// swift-format-ignore
extension Part {
    /// What makes a section the same one after an update.
    nonisolated fileprivate enum SectionID: Hashable, Sendable {
        case loading
        case stories
        case block
    }

    /// A row of the section: its kind and what it shows.
    fileprivate enum Row: Equatable, Sendable {
        case loading
        case stories(Story)
        case block(Block.Row)
    }

    /// What makes a row the same one after an update.
    nonisolated fileprivate enum RowID: Hashable, Sendable {
        case loading
        case stories(Int)
        case block(Block.RowID)
    }

    /// The identity of the section.
    fileprivate var sectionID: SectionID {
        switch self {
        case .loading: return .loading
        case .stories: return .stories
        case .block: return .block
        }
    }

    /// The section with its computed rows, which are evaluated once an update.
    fileprivate enum Snapshot {
        fileprivate typealias SectionID = Part.SectionID
        fileprivate typealias Row = Part.Row
        fileprivate typealias RowID = Part.RowID

        case loading
        case stories([Story])
        case block(Block.Snapshot)

        fileprivate init(evaluating section: Part) {
            switch section {
            case .loading: self = .loading
            case .stories(let stories): self = .stories(stories)
            case .block(let block): self = .block(Block.Snapshot(evaluating: block))
            }
        }

        /// The section as the app sets it.
        fileprivate var sectionValue: Part {
            switch self {
            case .loading: return .loading
            case .stories(let stories): return .stories(stories)
            case .block(let block): return .block(block.sectionValue)
            }
        }

        /// The identity of the section.
        fileprivate var sectionID: SectionID { sectionValue.sectionID }
    }
}

// swift-format-ignore
extension Part.Snapshot {
    /// How many rows the section has.
    fileprivate var rowCount: Int {
        switch self {
        case .loading: return 1
        case .stories(let stories): return stories.count
        case .block(let block): return block.rowCount
        }
    }

    /// The row at an index of the section; nil behind the last.
    fileprivate func row(at index: Int) -> Row? {
        switch self {
        case .loading: return index == 0 ? .loading : nil
        case .stories(let stories): return stories.indices.contains(index) ? .stories(stories[index]) : nil
        case .block(let block): return block.row(at: index).map { .block($0) }
        }
    }

    /// The identity of that row.
    fileprivate func rowID(at index: Int) -> RowID? {
        switch self {
        case .loading: return index == 0 ? .loading : nil
        case .stories(let stories): return stories.indices.contains(index) ? .stories(stories[index].id) : nil
        case .block(let block): return block.rowID(at: index).map { .block($0) }
        }
    }

    /// What changed in the rows of a section that is the same one.
    fileprivate static func collectChanges(
        from old: Part.Snapshot, to new: Part.Snapshot, in rows: inout ListChanges.Rows
    ) {
        switch (old, new) {
        case (.stories(let old), .stories(let new)): rows.many(old, new, id: { $0.id }, isUnchanged: { $0 == $1 })
        case (.block(let old), .block(let new)):
            rows.many(old.stories, new.stories, id: { $0.id }, isUnchanged: { $0 == $1 })
            rows.optional(old.latest, new.latest, id: { $0.id }, isUnchanged: { $0 == $1 })
        default: break
        }
    }
}

// MARK: - Feed

// swift-format-ignore
extension Feed {
    /// The sections, in their order.
    nonisolated fileprivate enum Section: Hashable, Sendable {
        case part(Part.SectionID)
    }

    /// A row: its kind and what it shows.
    fileprivate enum Row: Equatable, Sendable {
        case part(Part.Row)
    }

    /// What makes a row the same one after an update.
    nonisolated fileprivate enum RowID: Hashable, Sendable {
        case part(Part.RowID)
    }

    /// The view classes of the rows, by reuse identifier.
    nonisolated fileprivate enum Cell: String, TableCellKind, Sendable {
        case storyCell = "StoryCell"

        /// The class that is dequeued.
        @MainActor
        fileprivate var viewClass: UITableViewCell.Type {
            switch self {
            case .storyCell: return StoryCell.self
            }
        }
    }
}

// swift-format-ignore
extension Feed {
    /// The list with its computed rows, which are evaluated once an update.
    fileprivate struct Snapshot {
        fileprivate typealias Section = Feed.Section
        fileprivate typealias Row = Feed.Row
        fileprivate typealias RowID = Feed.RowID

        fileprivate var listValue: Feed
        var part: Part.Snapshot

        fileprivate init(evaluating list: Feed) {
            listValue = list
            self.part = Part.Snapshot(evaluating: list.part)
        }
    }
}

// swift-format-ignore
extension Feed.Snapshot: ListState {
    fileprivate var sectionCount: Int {
        1
    }

    fileprivate func rowCount(inSection section: Int) -> Int {
        switch section {
        case 0: return part.rowCount
        default: return 0
        }
    }

    fileprivate func section(at index: Int) -> Section? {
        switch index {
        case 0: return .part(part.sectionID)
        default: return nil
        }
    }

    fileprivate func row(at path: RowPath) -> Row? {
        switch path.section {
        case 0: return part.row(at: path.row).map { .part($0) }
        default: return nil
        }
    }

    fileprivate func rowID(at path: RowPath) -> RowID? {
        switch path.section {
        case 0: return part.rowID(at: path.row).map { .part($0) }
        default: return nil
        }
    }

    fileprivate mutating func removeDuplicateRows() {
        if case .stories(var stories) = part {
            Self.removeDuplicates(from: &stories) { $0.id }
            part = .stories(stories)
        }
        if case .block(var block) = part {
            Self.removeDuplicates(from: &block.sectionValue.stories) { $0.id }
            part = .block(block)
        }
    }

    fileprivate static func changes(from old: Feed.Snapshot, to new: Feed.Snapshot) -> ListChanges {
        var changes = ListChanges.Builder()
        changes.section(old.part, new.part, id: { $0.sectionID }) { old, new, rows in
            Part.Snapshot.collectChanges(from: old, to: new, in: &rows)
        }
        return changes.build()
    }
}

// swift-format-ignore
extension Feed {
    /// Shows the list in a table view and follows its state.
    @preconcurrency @MainActor
    fileprivate final class Table: ListTable<Feed.Snapshot, Void>, UITableViewDataSource, UITableViewDelegate {
        /// Shows `state` in a table view, which holds the table weakly: keep it.
        fileprivate init(_ state: Feed, in tableView: UITableView) {
            super.init(state: state, context: (), animation: .automatic)
            Cell.register(in: tableView)
            tableView.dataSource = self
            tableView.delegate = self
            attach(to: tableView)
        }

        fileprivate override func makeCell(
            for row: Row, at indexPath: IndexPath, _ request: CellRequest
        ) -> UITableViewCell {
            switch row {
            case .part(.loading):
                return request.dequeue(StoryCell.self, Cell.storyCell) { Feed.fillStoryCellForPartLoading($0) }
            case .part(.stories(let stories)):
                return request.dequeue(StoryCell.self, Cell.storyCell) { $0.configure(with: stories) }
            case .part(.block(.stories(let stories))):
                return request.dequeue(StoryCell.self, Cell.storyCell) { $0.configure(with: stories) }
            case .part(.block(.latest(let latest))):
                return request.dequeue(StoryCell.self, Cell.storyCell) { $0.configure(with: latest) }
            }
        }

        fileprivate override func kind(of row: Row) -> RowKind {
            return RowKind(Cell.storyCell)
        }

        fileprivate func numberOfSections(in tableView: UITableView) -> Int { applied.sectionCount }

        fileprivate func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            applied.rowCount(inSection: section)
        }

        fileprivate func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cell(at: indexPath, in: tableView)
        }

        /// Changes that row in place; false if it is gone.
        @discardableResult
        fileprivate func update(partStories id: Int, _ change: (inout Story) -> Void) -> Bool {
            updateRow(.part(.stories(id)), change) { state, path in
                guard case .stories(let stories) = state.part.sectionValue else { return nil }
                let index = path.row
                return stories[index]
            } write: { state, path, row in
                guard case .stories(var stories) = state.listValue.part else { return }
                let index = path.row
                stories[index] = row
                state.listValue.part = .stories(stories)
            }
        }

        /// Changes that row in place; false if it is gone.
        @discardableResult
        fileprivate func update(partBlockStories id: Int, _ change: (inout Story) -> Void) -> Bool {
            updateRow(.part(.block(.stories(id))), change) { state, path in
                guard case .block(let block) = state.part.sectionValue else { return nil }
                let index = path.row
                return block.stories[index]
            } write: { state, path, row in
                guard case .block(var block) = state.listValue.part else { return }
                let index = path.row
                block.stories[index] = row
                state.listValue.part = .block(block)
            }
        }
    }
}

// Arguments of marks. Their indentation has the compiler report them at the column where they are written.
// swift-format-ignore
@MainActor
extension Feed {
    fileprivate static func fillStoryCellForPartLoading(_ cell: StoryCell) {
        #sourceLocation(file: "Feed.swift ", line: 8)
        let fill: (StoryCell) -> Void =
                                                             { _ in }
        #sourceLocation()
        fill(cell)
    }
}

// swiftformat:enable all
// swiftlint:enable all
// listgen:end 1873c6481b3170f5
