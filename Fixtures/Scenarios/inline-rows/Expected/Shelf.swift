import ListRuntime
import ListRuntimeUIKit
import UIKit

#if DEBUG
// listgen:list(.collection, columns: 2, height: 80, output: .inline)
private struct Preview {
    var items: [Book]  // listgen:row(cell: BookCell)
}
#endif

// Everything of one file that a list may be made of, and all of it private.
// listgen:list(.collection, columns: 2, height: 80, actions: .closures, finders: true, output: .inline)
private struct Shelf {
    var books: [Book]  // listgen:row(on: select)
    var things: [any Thing]
    var groups: [Group]
    var state: State
    // listgen:row(cell: BookCell)
    var newest: Book? { books.last }
    var extras: [Extra]
    var pages: [Page]

    // What is inside of a private type says nothing of its own, and nobody outside of the file sees it.
    // listgen:rows
    enum Extra: Hashable {
        case pen(Pen)
        case number(Int)  // listgen:row(cell: NewCell, id: .value)
    }

    // listgen:section(id: \.number)
    struct Page {
        let number: Int
        var pens: [Pen]
        var isLast: Bool { number == 9 }  // listgen:row(cell: NewCell)
    }
}

// listgen:list(.collection, output: .inline)
private struct Plain {
    var choices: [Choice]
    var state: Choices

    // listgen:rows
    public enum Choice: Hashable {
        case number(Int)  // listgen:row(cell: NewCell, id: .value)
        case pen(Pen)
    }

    // listgen:section
    enum Choices {
        case loading  // listgen:row(cell: NewCell)
        case ready([Choice])
    }
}

// listgen:list(.collection, output: .inline)
private struct Picker<Choice: Option> {
    // listgen:row(cell: ChoiceCell<Choice>, on: select)
    var choices: [Choice]
}

private protocol Option: Identifiable, Equatable {
    var title: String { get }
}

private final class ChoiceCell<Choice: Option>: UICollectionViewCell {
    func configure(with choice: Choice) { accessibilityLabel = choice.title }
}

// listgen:row(content: \.title)
private class Book: Hashable {
    let id: Int
    var title: String

    init(id: Int, title: String) { (self.id, self.title) = (id, title) }

    static func == (a: Book, b: Book) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}


// listgen:rows(output: .inline)
private protocol Thing {
    var id: Int { get }
}

private struct Pen: Thing, Hashable { let id: Int }
private struct Cup: Thing, Equatable { let id: Int }

// listgen:section(id: \.id)
private struct Group {
    let id: Int
    var things: [Item]
    var isNew: Bool { id == 0 }  // listgen:row(cell: NewCell)
}

// listgen:rows
private enum Item: Equatable {
    case pen(Pen)
    case cup(Cup)
}

// listgen:section
private enum State {
    case loading  // listgen:row(cell: NewCell)
    case ready([Pen])
}

// listgen:cell
private final class BookCell: UICollectionViewCell {
    func configure(with book: Book) { accessibilityLabel = book.title }
}

// listgen:cell
private final class PenCell: UICollectionViewCell {
    func configure(with pen: Pen) { tag = pen.id }
}

// listgen:cell
private final class CupCell: UICollectionViewCell {
    func configure(with cup: Cup) { tag = cup.id }
}

private final class NewCell: UICollectionViewCell {}

// listgen:begin generated from the marks above. Do not edit.
// swiftlint:disable all
// swiftformat:disable all

// MARK: - Shelf.Extra

// swift-format-ignore
extension Shelf.Extra {
    /// What makes a row the same one after an update.
    nonisolated fileprivate enum RowID: Hashable, Sendable {
        case pen(Int)
        case number(Int)
    }

    /// The identity of the row.
    fileprivate var rowID: RowID {
        switch self {
        case .pen(let pen): return .pen(pen.id)
        case .number(let number): return .number(number)
        }
    }

    /// Whether the row shows the same as `old`, which has the same identity.
    fileprivate func isUnchanged(from old: Shelf.Extra) -> Bool {
        switch (old, self) {
        case (.pen(let old), .pen(let new)): return old == new
        case (.number(let old), .number(let new)): return old == new
        default: return false
        }
    }
}

// MARK: - Plain.Choice

// swift-format-ignore
extension Plain.Choice {
    /// What makes a row the same one after an update.
    nonisolated fileprivate enum RowID: Hashable, Sendable {
        case number(Int)
        case pen(Int)
    }

    /// The identity of the row.
    fileprivate var rowID: RowID {
        switch self {
        case .number(let number): return .number(number)
        case .pen(let pen): return .pen(pen.id)
        }
    }

    /// Whether the row shows the same as `old`, which has the same identity.
    fileprivate func isUnchanged(from old: Plain.Choice) -> Bool {
        switch (old, self) {
        case (.number(let old), .number(let new)): return old == new
        case (.pen(let old), .pen(let new)): return old == new
        default: return false
        }
    }
}

// MARK: - ThingRow

// swift-format-ignore
/// A row of the types below `Thing`: its kind and what it shows.
fileprivate enum ThingRow: Equatable, Sendable {
    case pen(Pen)
    case cup(Cup)

    /// The row of a value; nil if no input declares its type.
    fileprivate init?(_ value: any Thing) {
        switch value {
        case let value as Pen: self = .pen(value)
        case let value as Cup: self = .cup(value)
        default: return nil
        }
    }

    /// What the row shows.
    fileprivate var value: any Thing {
        switch self {
        case .pen(let value): return value
        case .cup(let value): return value
        }
    }
}

// swift-format-ignore
extension ThingRow {
    /// What makes a row the same one after an update.
    nonisolated fileprivate enum RowID: Hashable, Sendable {
        case pen(Int)
        case cup(Int)
    }

    /// The identity of the row.
    fileprivate var rowID: RowID {
        switch self {
        case .pen(let pen): return .pen(pen.id)
        case .cup(let cup): return .cup(cup.id)
        }
    }

    /// Whether the row shows the same as `old`, which has the same identity.
    fileprivate func isUnchanged(from old: ThingRow) -> Bool {
        switch (old, self) {
        case (.pen(let old), .pen(let new)): return old == new
        case (.cup(let old), .cup(let new)): return old == new
        default: return false
        }
    }
}

// MARK: - Item

// swift-format-ignore
extension Item {
    /// What makes a row the same one after an update.
    nonisolated enum RowID: Hashable, Sendable {
        case pen(Int)
        case cup(Int)
    }

    /// The identity of the row.
    var rowID: RowID {
        switch self {
        case .pen(let pen): return .pen(pen.id)
        case .cup(let cup): return .cup(cup.id)
        }
    }

    /// Whether the row shows the same as `old`, which has the same identity.
    func isUnchanged(from old: Item) -> Bool {
        switch (old, self) {
        case (.pen(let old), .pen(let new)): return old == new
        case (.cup(let old), .cup(let new)): return old == new
        default: return false
        }
    }
}

// MARK: - Shelf.Page

// swift-format-ignore
extension Shelf.Page {
    /// A row of the section: its kind and what it shows.
    fileprivate enum Row: Hashable, Sendable {
        case pens(Pen)
        case isLast
    }

    /// What makes a row the same one after an update.
    nonisolated fileprivate enum RowID: Hashable, Sendable {
        case pens(Int)
        case isLast
    }

    /// The section with its computed rows, which are evaluated once an update.
    fileprivate struct Snapshot {
        fileprivate typealias Row = Shelf.Page.Row
        fileprivate typealias RowID = Shelf.Page.RowID

        fileprivate var sectionValue: Shelf.Page
        var isLast: Bool

        fileprivate init(evaluating section: Shelf.Page) {
            sectionValue = section
            self.isLast = section.isLast
        }

        var pens: [Pen] { sectionValue.pens }
    }
}

// swift-format-ignore
extension Shelf.Page.Snapshot {
    /// How many rows the section has.
    fileprivate var rowCount: Int {
        pens.count + (isLast ? 1 : 0)
    }

    /// The row at an index of the section; nil behind the last.
    fileprivate func row(at index: Int) -> Row? {
        guard index >= 0 else { return nil }
        var index = index
        if index < pens.count { return .pens(pens[index]) }
        index -= pens.count
        if index == 0, isLast { return .isLast }
        return nil
    }

    /// The identity of that row.
    fileprivate func rowID(at index: Int) -> RowID? {
        guard index >= 0 else { return nil }
        var index = index
        if index < pens.count { return .pens(pens[index].id) }
        index -= pens.count
        if index == 0, isLast { return .isLast }
        return nil
    }
}

// MARK: - Group

// swift-format-ignore
extension Group {
    /// A row of the section: its kind and what it shows.
    fileprivate enum Row {
        case things(Item)
        case isNew
    }

    /// What makes a row the same one after an update.
    nonisolated fileprivate enum RowID: Hashable, Sendable {
        case things(Item.RowID)
        case isNew
    }

    /// The section with its computed rows, which are evaluated once an update.
    fileprivate struct Snapshot {
        fileprivate typealias Row = Group.Row
        fileprivate typealias RowID = Group.RowID

        fileprivate var sectionValue: Group
        var isNew: Bool

        fileprivate init(evaluating section: Group) {
            sectionValue = section
            self.isNew = section.isNew
        }

        var things: [Item] { sectionValue.things }
    }
}

// swift-format-ignore
extension Group.Snapshot {
    /// How many rows the section has.
    fileprivate var rowCount: Int {
        things.count + (isNew ? 1 : 0)
    }

    /// The row at an index of the section; nil behind the last.
    fileprivate func row(at index: Int) -> Row? {
        guard index >= 0 else { return nil }
        var index = index
        if index < things.count { return .things(things[index]) }
        index -= things.count
        if index == 0, isNew { return .isNew }
        return nil
    }

    /// The identity of that row.
    fileprivate func rowID(at index: Int) -> RowID? {
        guard index >= 0 else { return nil }
        var index = index
        if index < things.count { return .things(things[index].rowID) }
        index -= things.count
        if index == 0, isNew { return .isNew }
        return nil
    }
}

// MARK: - Plain.Choices

// swift-format-ignore
extension Plain.Choices {
    /// What makes a section the same one after an update.
    nonisolated fileprivate enum SectionID: Hashable, Sendable {
        case loading
        case ready
    }

    /// A row of the section: its kind and what it shows.
    fileprivate enum Row {
        case loading
        case ready(Plain.Choice)
    }

    /// What makes a row the same one after an update.
    nonisolated fileprivate enum RowID: Hashable, Sendable {
        case loading
        case ready(Plain.Choice.RowID)
    }

    /// The identity of the section.
    fileprivate var sectionID: SectionID {
        switch self {
        case .loading: return .loading
        case .ready: return .ready
        }
    }

    /// How many rows the section has.
    fileprivate var rowCount: Int {
        switch self {
        case .loading: return 1
        case .ready(let ready): return ready.count
        }
    }

    /// The row at an index of the section; nil behind the last.
    fileprivate func row(at index: Int) -> Row? {
        switch self {
        case .loading: return index == 0 ? .loading : nil
        case .ready(let ready): return ready.indices.contains(index) ? .ready(ready[index]) : nil
        }
    }

    /// The identity of that row.
    fileprivate func rowID(at index: Int) -> RowID? {
        switch self {
        case .loading: return index == 0 ? .loading : nil
        case .ready(let ready): return ready.indices.contains(index) ? .ready(ready[index].rowID) : nil
        }
    }

    /// What changed in the rows of a section that is the same one.
    fileprivate static func collectChanges(
        from old: Plain.Choices, to new: Plain.Choices, in rows: inout ListChanges.Rows
    ) {
        switch (old, new) {
        case (.ready(let old), .ready(let new)):
            rows.many(old, new, id: { $0.rowID }, isUnchanged: { $0.isUnchanged(from: $1) })
        default: break
        }
    }
}

// MARK: - State

// swift-format-ignore
extension State {
    /// What makes a section the same one after an update.
    nonisolated enum SectionID: Hashable, Sendable {
        case loading
        case ready
    }

    /// A row of the section: its kind and what it shows.
    enum Row: Hashable, Sendable {
        case loading
        case ready(Pen)
    }

    /// What makes a row the same one after an update.
    nonisolated enum RowID: Hashable, Sendable {
        case loading
        case ready(Int)
    }

    /// The identity of the section.
    var sectionID: SectionID {
        switch self {
        case .loading: return .loading
        case .ready: return .ready
        }
    }

    /// How many rows the section has.
    var rowCount: Int {
        switch self {
        case .loading: return 1
        case .ready(let ready): return ready.count
        }
    }

    /// The row at an index of the section; nil behind the last.
    func row(at index: Int) -> Row? {
        switch self {
        case .loading: return index == 0 ? .loading : nil
        case .ready(let ready): return ready.indices.contains(index) ? .ready(ready[index]) : nil
        }
    }

    /// The identity of that row.
    func rowID(at index: Int) -> RowID? {
        switch self {
        case .loading: return index == 0 ? .loading : nil
        case .ready(let ready): return ready.indices.contains(index) ? .ready(ready[index].id) : nil
        }
    }

    /// What changed in the rows of a section that is the same one.
    static func collectChanges(from old: State, to new: State, in rows: inout ListChanges.Rows) {
        switch (old, new) {
        case (.ready(let old), .ready(let new)): rows.many(old, new, id: { $0.id }, isUnchanged: { $0 == $1 })
        default: break
        }
    }
}

// swift-format-ignore
#if DEBUG
// MARK: - Preview

extension Preview {
    /// The sections, in their order.
    nonisolated enum Section: Int, CaseIterable, Sendable {
        case items
    }

    /// A row: its kind and what it shows.
    enum Row: Hashable {
        case items(Book)
    }

    /// What makes a row the same one after an update.
    nonisolated enum RowID: Hashable, Sendable {
        case items(Int)
    }

    /// The content of rows that are objects.
    enum Stamp: Equatable {
        case items(title: String)
    }

    /// The view classes of the rows, by reuse identifier.
    nonisolated enum Cell: String, CollectionCellKind, Sendable {
        case bookCell = "BookCell"

        /// The class that is dequeued.
        @MainActor
        var viewClass: UICollectionViewCell.Type {
            switch self {
            case .bookCell: return BookCell.self
            }
        }
    }
}

extension Preview: ListState {
    var sectionCount: Int { Section.allCases.count }

    func rowCount(inSection section: Int) -> Int {
        switch Section(rawValue: section) {
        case .items: return items.count
        case nil: return 0
        }
    }

    func section(at index: Int) -> Section? { Section(rawValue: index) }

    func row(at path: RowPath) -> Row? {
        switch Section(rawValue: path.section) {
        case .items: return items.indices.contains(path.row) ? .items(items[path.row]) : nil
        case nil: return nil
        }
    }

    func rowID(at path: RowPath) -> RowID? {
        switch Section(rawValue: path.section) {
        case .items: return items.indices.contains(path.row) ? .items(items[path.row].id) : nil
        case nil: return nil
        }
    }

    func stamp(of row: Row) -> Stamp? {
        switch row {
        case .items(let items): return .items(title: items.title)
        }
    }

    mutating func removeDuplicateRows() {
        Self.removeDuplicates(from: &items) { $0.id }
    }

    static func changes(from old: Preview, to new: Preview) -> ListChanges {
        var changes = ListChanges.Builder()
        changes.many(old.items, new.items, id: { $0.id }, isUnchanged: { $0.title == $1.title })
        return changes.build()
    }
}

extension Preview {
    /// Shows the list in a collection view and follows its state.
    @preconcurrency @MainActor
    final class Collection: ListCollection<Preview, Void>, UICollectionViewDataSource,
        UICollectionViewDelegateFlowLayout {
        /// Shows `state` in a collection view, which holds the collection weakly: keep it.
        init(_ state: Preview, in collectionView: UICollectionView) {
            super.init(state: state, context: (), animation: .automatic)
            Cell.register(in: collectionView)
            collectionView.dataSource = self
            collectionView.delegate = self
            attach(to: collectionView)
        }

        override func makeCell(for row: Row, at indexPath: IndexPath, _ request: ItemRequest) -> UICollectionViewCell {
            switch row {
            case .items(let items): return request.dequeue(BookCell.self, Cell.bookCell) { $0.configure(with: items) }
            }
        }

        override func kind(of row: Row) -> RowKind {
            return RowKind(Cell.bookCell)
        }

        override func height(of row: Row, at indexPath: IndexPath, _ request: inout HeightRequest) -> CGFloat? {
            return 80
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { applied.sectionCount }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            applied.rowCount(inSection: section)
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            cell(at: indexPath, in: collectionView)
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            supplementaryView(ofKind: kind, at: indexPath, in: collectionView)
        }

        override var itemSizing: ItemSizing { .declared }

        override func grid(inSection section: Int) -> SectionGrid {
            return SectionGrid(columns: 2)
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            size(at: indexPath, in: collectionView)
        }

        /// Changes that row in place; false if it is gone.
        @discardableResult
        func update(items id: Int, _ change: (inout Book) -> Void) -> Bool {
            updateRow(.items(id), in: \.items, change)
        }
    }
}
#endif

// MARK: - Shelf

// swift-format-ignore
extension Shelf {
    /// The sections, in their order.
    nonisolated fileprivate enum Section: Hashable, Sendable {
        case books
        case things
        case groups(Int)
        case state(State.SectionID)
        case newest
        case extras
        case pages(Int)
    }

    /// A row: its kind and what it shows.
    fileprivate enum Row {
        case books(Book)
        case things(ThingRow)
        case groups(Int, Group.Row)
        case state(State.Row)
        case newest(Book)
        case extras(Shelf.Extra)
        case pages(Int, Shelf.Page.Row)
    }

    /// What makes a row the same one after an update.
    nonisolated fileprivate enum RowID: Hashable, Sendable {
        case books(Int)
        case things(ThingRow.RowID)
        case groups(Int, Group.RowID)
        case state(State.RowID)
        case newest(Int)
        case extras(Shelf.Extra.RowID)
        case pages(Int, Shelf.Page.RowID)
    }

    /// The content of rows that are objects.
    fileprivate enum Stamp: Equatable {
        case books(title: String)
        case newest(title: String)
    }

    /// The view classes of the rows, by reuse identifier.
    nonisolated fileprivate enum Cell: String, CollectionCellKind, Sendable {
        case bookCell = "BookCell"
        case penCell = "PenCell"
        case cupCell = "CupCell"
        case newCell = "NewCell"

        /// The class that is dequeued.
        @MainActor
        fileprivate var viewClass: UICollectionViewCell.Type {
            switch self {
            case .bookCell: return BookCell.self
            case .penCell: return PenCell.self
            case .cupCell: return CupCell.self
            case .newCell: return NewCell.self
            }
        }
    }

    /// What the app does with rows.
    @preconcurrency @MainActor
    fileprivate struct Actions {
        fileprivate var selectBooks: (Book) -> Void
        fileprivate var configureNumber: (NewCell, Int) -> Void
        fileprivate var configureIsLast: (NewCell, Shelf.Page) -> Void
        fileprivate var configureIsNew: (NewCell, Group) -> Void
        fileprivate var configureLoading: (NewCell) -> Void

        fileprivate init(
            selectBooks: @escaping (Book) -> Void, configureNumber: @escaping (NewCell, Int) -> Void,
            configureIsLast: @escaping (NewCell, Shelf.Page) -> Void,
            configureIsNew: @escaping (NewCell, Group) -> Void, configureLoading: @escaping (NewCell) -> Void
        ) {
            self.selectBooks = selectBooks
            self.configureNumber = configureNumber
            self.configureIsLast = configureIsLast
            self.configureIsNew = configureIsNew
            self.configureLoading = configureLoading
        }
    }
}

// swift-format-ignore
extension Shelf {
    /// The list with its computed rows, which are evaluated once an update.
    fileprivate struct Snapshot {
        fileprivate typealias Section = Shelf.Section
        fileprivate typealias Row = Shelf.Row
        fileprivate typealias RowID = Shelf.RowID
        fileprivate typealias Stamp = Shelf.Stamp

        fileprivate var listValue: Shelf
        var things: [ThingRow]
        var groups: [Group.Snapshot]
        var newest: Book?
        var pages: [Shelf.Page.Snapshot]

        fileprivate init(evaluating list: Shelf) {
            listValue = list
            self.things = list.things.compactMap(ThingRow.init)
            self.groups = list.groups.map { Group.Snapshot(evaluating: $0) }
            self.newest = list.newest
            self.pages = list.pages.map { Shelf.Page.Snapshot(evaluating: $0) }
        }

        /// Values that are no rows, since no input declares their types.
        fileprivate var unknownRows: [Any] {
            UnknownRows.among(listValue.things, shown: things, as: ThingRow.init)
        }

        var books: [Book] { listValue.books }
        var state: State { listValue.state }
        var extras: [Shelf.Extra] { listValue.extras }
    }
}

// swift-format-ignore
extension Shelf.Snapshot: ListState {
    fileprivate var sectionCount: Int {
        5 + groups.count + pages.count
    }

    fileprivate func rowCount(inSection section: Int) -> Int {
        switch section {
        case 0: return books.count
        case 1: return things.count
        case 2..<2 + groups.count: return groups[section - 2].rowCount
        case 2 + groups.count: return state.rowCount
        case 3 + groups.count: return newest != nil ? 1 : 0
        case 4 + groups.count: return extras.count
        case 5 + groups.count..<5 + groups.count + pages.count: return pages[section - (5 + groups.count)].rowCount
        default: return 0
        }
    }

    fileprivate func section(at index: Int) -> Section? {
        switch index {
        case 0: return .books
        case 1: return .things
        case 2..<2 + groups.count: return .groups(groups[index - 2].sectionValue.id)
        case 2 + groups.count: return .state(state.sectionID)
        case 3 + groups.count: return .newest
        case 4 + groups.count: return .extras
        case 5 + groups.count..<5 + groups.count + pages.count:
            return .pages(pages[index - (5 + groups.count)].sectionValue.number)
        default: return nil
        }
    }

    fileprivate func row(at path: RowPath) -> Row? {
        switch path.section {
        case 0: return books.indices.contains(path.row) ? .books(books[path.row]) : nil
        case 1: return things.indices.contains(path.row) ? .things(things[path.row]) : nil
        case 2..<2 + groups.count:
            let section = groups[path.section - 2]
            return section.row(at: path.row).map { .groups(section.sectionValue.id, $0) }
        case 2 + groups.count: return state.row(at: path.row).map { .state($0) }
        case 3 + groups.count: return path.row == 0 ? newest.map { .newest($0) } : nil
        case 4 + groups.count: return extras.indices.contains(path.row) ? .extras(extras[path.row]) : nil
        case 5 + groups.count..<5 + groups.count + pages.count:
            let section = pages[path.section - (5 + groups.count)]
            return section.row(at: path.row).map { .pages(section.sectionValue.number, $0) }
        default: return nil
        }
    }

    fileprivate func rowID(at path: RowPath) -> RowID? {
        switch path.section {
        case 0: return books.indices.contains(path.row) ? .books(books[path.row].id) : nil
        case 1: return things.indices.contains(path.row) ? .things(things[path.row].rowID) : nil
        case 2..<2 + groups.count:
            let section = groups[path.section - 2]
            return section.rowID(at: path.row).map { .groups(section.sectionValue.id, $0) }
        case 2 + groups.count: return state.rowID(at: path.row).map { .state($0) }
        case 3 + groups.count: return path.row == 0 ? newest.map { .newest($0.id) } : nil
        case 4 + groups.count: return extras.indices.contains(path.row) ? .extras(extras[path.row].rowID) : nil
        case 5 + groups.count..<5 + groups.count + pages.count:
            let section = pages[path.section - (5 + groups.count)]
            return section.rowID(at: path.row).map { .pages(section.sectionValue.number, $0) }
        default: return nil
        }
    }

    fileprivate func stamp(of row: Row) -> Stamp? {
        switch row {
        case .books(let books): return .books(title: books.title)
        case .things, .groups, .state, .extras, .pages: return nil
        case .newest(let newest): return .newest(title: newest.title)
        }
    }

    fileprivate static func identityInSection(_ id: RowID) -> AnyHashable? {
        if case .groups(_, let id) = id { return id }
        if case .pages(_, let id) = id { return id }
        return nil
    }

    fileprivate mutating func removeDuplicateRows() {
        Self.removeDuplicates(from: &listValue.books) { $0.id }
        Self.removeDuplicates(from: &things) { $0.rowID }
        Self.removeDuplicates(from: &groups) { $0.sectionValue.id }
        for section in groups.indices {
            Self.removeDuplicates(from: &groups[section].sectionValue.things) { $0.rowID }
        }
        if case .ready(var ready) = listValue.state {
            Self.removeDuplicates(from: &ready) { $0.id }
            listValue.state = .ready(ready)
        }
        Self.removeDuplicates(from: &listValue.extras) { $0.rowID }
        Self.removeDuplicates(from: &pages) { $0.sectionValue.number }
        for section in pages.indices {
            Self.removeDuplicates(from: &pages[section].sectionValue.pens) { $0.id }
        }
    }

    fileprivate static func changes(from old: Shelf.Snapshot, to new: Shelf.Snapshot) -> ListChanges {
        var changes = ListChanges.Builder()
        changes.many(old.books, new.books, id: { $0.id }, isUnchanged: { $0.title == $1.title })
        changes.many(old.things, new.things, id: { $0.rowID }, isUnchanged: { $0.isUnchanged(from: $1) })
        changes.sections(
            old.groups, new.groups, id: { $0.sectionValue.id },
            headerIsUnchanged: {
                (new: Group.Snapshot, old: Group.Snapshot) in new.sectionValue.id == old.sectionValue.id
            },
            rowID: { $0.rowID(at: $1) }
        ) { old, new, rows in
            rows.many(old.things, new.things, id: { $0.rowID }, isUnchanged: { $0.isUnchanged(from: $1) })
            rows.flag(old.isNew, new.isNew)
        }
        changes.section(old.state, new.state, id: { $0.sectionID }) { old, new, rows in
            State.collectChanges(from: old, to: new, in: &rows)
        }
        changes.section { rows in
            rows.optional(old.newest, new.newest, id: { $0.id }, isUnchanged: { $0.title == $1.title })
        }
        changes.many(old.extras, new.extras, id: { $0.rowID }, isUnchanged: { $0.isUnchanged(from: $1) })
        changes.sections(
            old.pages, new.pages, id: { $0.sectionValue.number },
            headerIsUnchanged: {
                (new: Shelf.Page.Snapshot,
                old: Shelf.Page.Snapshot) in new.sectionValue.number == old.sectionValue.number
            },
            rowID: { $0.rowID(at: $1) }
        ) { old, new, rows in
            rows.many(old.pens, new.pens, id: { $0.id }, isUnchanged: { $0 == $1 })
            rows.flag(old.isLast, new.isLast)
        }
        return changes.build()
    }
}

// swift-format-ignore
extension Shelf {
    /// Shows the list in a collection view and follows its state.
    @preconcurrency @MainActor
    fileprivate final class Collection: ListCollection<Shelf.Snapshot, Void>, UICollectionViewDataSource,
        UICollectionViewDelegateFlowLayout {
        private let actions: Actions

        /// Shows `state` in a collection view, which holds the collection weakly: keep it.
        fileprivate init(_ state: Shelf, actions: Actions, in collectionView: UICollectionView) {
            self.actions = actions
            super.init(state: state, context: (), animation: .automatic)
            Cell.register(in: collectionView)
            collectionView.dataSource = self
            collectionView.delegate = self
            attach(to: collectionView)
        }

        fileprivate override func makeCell(
            for row: Row, at indexPath: IndexPath, _ request: ItemRequest
        ) -> UICollectionViewCell {
            switch row {
            case .books(let books): return request.dequeue(BookCell.self, Cell.bookCell) { $0.configure(with: books) }
            case .things(.pen(let pen)): return request.dequeue(PenCell.self, Cell.penCell) { $0.configure(with: pen) }
            case .things(.cup(let cup)): return request.dequeue(CupCell.self, Cell.cupCell) { $0.configure(with: cup) }
            case .groups(_, .things(.pen(let pen))):
                return request.dequeue(PenCell.self, Cell.penCell) { $0.configure(with: pen) }
            case .groups(_, .things(.cup(let cup))):
                return request.dequeue(CupCell.self, Cell.cupCell) { $0.configure(with: cup) }
            case .groups(_, .isNew):
                return request.dequeue(NewCell.self, Cell.newCell) { cell in
                    actions.configureIsNew(cell, applied.groups[indexPath.section - 2].sectionValue)
                }
            case .state(.loading): return request.dequeue(NewCell.self, Cell.newCell) { actions.configureLoading($0) }
            case .state(.ready(let ready)):
                return request.dequeue(PenCell.self, Cell.penCell) { $0.configure(with: ready) }
            case .newest(let newest):
                return request.dequeue(BookCell.self, Cell.bookCell) { $0.configure(with: newest) }
            case .extras(.pen(let pen)): return request.dequeue(PenCell.self, Cell.penCell) { $0.configure(with: pen) }
            case .extras(.number(let number)):
                return request.dequeue(NewCell.self, Cell.newCell) { actions.configureNumber($0, number) }
            case .pages(_, .pens(let pens)):
                return request.dequeue(PenCell.self, Cell.penCell) { $0.configure(with: pens) }
            case .pages(_, .isLast):
                return request.dequeue(NewCell.self, Cell.newCell) { cell in
                    actions.configureIsLast(
                        cell, applied.pages[indexPath.section - (5 + applied.groups.count)].sectionValue)
                }
            }
        }

        fileprivate override func kind(of row: Row) -> RowKind {
            switch row {
            case .books, .newest: return RowKind(Cell.bookCell)
            case .things(.pen), .groups(_, .things(.pen)), .state(.ready), .extras(.pen), .pages(_, .pens):
                return RowKind(Cell.penCell)
            case .things(.cup), .groups(_, .things(.cup)): return RowKind(Cell.cupCell)
            case .groups(_, .isNew), .pages(_, .isLast): return RowKind(Cell.newCell, reads: [.beyondRow, .section])
            case .state(.loading): return RowKind(Cell.newCell, reads: .beyondRow)
            case .extras(.number): return RowKind(Cell.newCell)
            }
        }

        fileprivate override func height(
            of row: Row, at indexPath: IndexPath, _ request: inout HeightRequest
        ) -> CGFloat? {
            return 80
        }

        fileprivate func numberOfSections(in collectionView: UICollectionView) -> Int { applied.sectionCount }

        fileprivate func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int {
            applied.rowCount(inSection: section)
        }

        fileprivate func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            cell(at: indexPath, in: collectionView)
        }

        fileprivate func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            supplementaryView(ofKind: kind, at: indexPath, in: collectionView)
        }

        fileprivate func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            guard let row = row(at: indexPath) else { return }
            deselect(at: indexPath)
            switch row {
            case .books(let books): actions.selectBooks(books)
            case .things, .groups, .state, .newest, .extras, .pages: break
            }
        }

        fileprivate override var itemSizing: ItemSizing { .declared }

        fileprivate override func grid(inSection section: Int) -> SectionGrid {
            return SectionGrid(columns: 2)
        }

        fileprivate func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            size(at: indexPath, in: collectionView)
        }

        /// Changes that row in place; false if it is gone.
        @discardableResult
        fileprivate func update(books id: Int, _ change: (inout Book) -> Void) -> Bool {
            updateRow(.books(id), in: \.listValue.books, change)
        }

        /// Changes that row in place; false if it is gone.
        @discardableResult
        fileprivate func update(groups section: Int, things id: Item.RowID, _ change: (inout Item) -> Void) -> Bool {
            updateRow(.groups(section, .things(id)), in: \.listValue.groups, from: 2, \.things, change)
        }

        /// Changes that row in place; false if it is gone.
        @discardableResult
        fileprivate func update(stateReady id: Int, _ change: (inout Pen) -> Void) -> Bool {
            updateRow(.state(.ready(id)), change) { state, path in
                guard case .ready(let ready) = state.state else { return nil }
                let index = path.row
                return ready[index]
            } write: { state, path, row in
                guard case .ready(var ready) = state.listValue.state else { return }
                let index = path.row
                ready[index] = row
                state.listValue.state = .ready(ready)
            }
        }

        /// Changes that row in place; false if it is gone.
        @discardableResult
        fileprivate func update(extras id: Shelf.Extra.RowID, _ change: (inout Shelf.Extra) -> Void) -> Bool {
            updateRow(.extras(id), in: \.listValue.extras, change)
        }

        /// Changes that row in place; false if it is gone.
        @discardableResult
        fileprivate func update(pages section: Int, pens id: Int, _ change: (inout Pen) -> Void) -> Bool {
            updateRow(.pages(section, .pens(id)), change) { state, path in
                let index = path.row
                return state.pages[path.section - (5 + state.groups.count)].pens[index]
            } write: { state, path, row in
                let index = path.row
                state.listValue.pages[path.section - (5 + state.groups.count)].pens[index] = row
            }
        }

        /// The cell of that row, if it is on screen.
        func cell(books id: Int) -> BookCell? {
            cell(BookCell.self, for: .books(id))
        }

        /// The cell of that row, if it is on screen.
        func cell(thingsPen id: Int) -> PenCell? {
            cell(PenCell.self, for: .things(.pen(id)))
        }

        /// The cell of that row, if it is on screen.
        func cell(thingsCup id: Int) -> CupCell? {
            cell(CupCell.self, for: .things(.cup(id)))
        }

        /// The cell of that row, if it is on screen.
        func cell(groups section: Int, thingsPen id: Int) -> PenCell? {
            cell(PenCell.self, for: .groups(section, .things(.pen(id))))
        }

        /// The cell of that row, if it is on screen.
        func cell(groups section: Int, thingsCup id: Int) -> CupCell? {
            cell(CupCell.self, for: .groups(section, .things(.cup(id))))
        }

        /// The cell of that row, if it is on screen.
        func groupsIsNewCell(in section: Int) -> NewCell? {
            cell(NewCell.self, for: .groups(section, .isNew))
        }

        /// The cell of that row, if it is on screen.
        func stateLoadingCell() -> NewCell? {
            cell(NewCell.self, for: .state(.loading))
        }

        /// The cell of that row, if it is on screen.
        func cell(stateReady id: Int) -> PenCell? {
            cell(PenCell.self, for: .state(.ready(id)))
        }

        /// The cell of that row, if it is on screen.
        func cell(newest id: Int) -> BookCell? {
            cell(BookCell.self, for: .newest(id))
        }

        /// The cell of that row, if it is on screen.
        func cell(extrasPen id: Int) -> PenCell? {
            cell(PenCell.self, for: .extras(.pen(id)))
        }

        /// The cell of that row, if it is on screen.
        func cell(extrasNumber id: Int) -> NewCell? {
            cell(NewCell.self, for: .extras(.number(id)))
        }

        /// The cell of that row, if it is on screen.
        func cell(pages section: Int, pens id: Int) -> PenCell? {
            cell(PenCell.self, for: .pages(section, .pens(id)))
        }

        /// The cell of that row, if it is on screen.
        func pagesIsLastCell(in section: Int) -> NewCell? {
            cell(NewCell.self, for: .pages(section, .isLast))
        }
    }
}

// MARK: - Plain

// swift-format-ignore
extension Plain {
    /// The sections, in their order.
    nonisolated enum Section: Hashable, Sendable {
        case choices
        case state(Plain.Choices.SectionID)
    }

    /// A row: its kind and what it shows.
    enum Row {
        case choices(Plain.Choice)
        case state(Plain.Choices.Row)
    }

    /// What makes a row the same one after an update.
    nonisolated enum RowID: Hashable, Sendable {
        case choices(Plain.Choice.RowID)
        case state(Plain.Choices.RowID)
    }

    /// The view classes of the rows, by reuse identifier.
    nonisolated enum Cell: String, CollectionCellKind, Sendable {
        case newCell = "NewCell"
        case penCell = "PenCell"

        /// The class that is dequeued.
        @MainActor
        var viewClass: UICollectionViewCell.Type {
            switch self {
            case .newCell: return NewCell.self
            case .penCell: return PenCell.self
            }
        }
    }

    /// What the app does with rows. The collection holds it weakly.
    @preconcurrency @MainActor
    protocol Actions: AnyObject {
        /// Fills the view with what it shows.
        func configure(_ cell: NewCell, number: Int)
        /// Fills the view with what it shows.
        func configureLoading(_ cell: NewCell)
    }
}

// swift-format-ignore
extension Plain: ListState {
    var sectionCount: Int {
        2
    }

    func rowCount(inSection section: Int) -> Int {
        switch section {
        case 0: return choices.count
        case 1: return state.rowCount
        default: return 0
        }
    }

    func section(at index: Int) -> Section? {
        switch index {
        case 0: return .choices
        case 1: return .state(state.sectionID)
        default: return nil
        }
    }

    func row(at path: RowPath) -> Row? {
        switch path.section {
        case 0: return choices.indices.contains(path.row) ? .choices(choices[path.row]) : nil
        case 1: return state.row(at: path.row).map { .state($0) }
        default: return nil
        }
    }

    func rowID(at path: RowPath) -> RowID? {
        switch path.section {
        case 0: return choices.indices.contains(path.row) ? .choices(choices[path.row].rowID) : nil
        case 1: return state.rowID(at: path.row).map { .state($0) }
        default: return nil
        }
    }

    mutating func removeDuplicateRows() {
        Self.removeDuplicates(from: &choices) { $0.rowID }
        if case .ready(var ready) = state {
            Self.removeDuplicates(from: &ready) { $0.rowID }
            state = .ready(ready)
        }
    }

    static func changes(from old: Plain, to new: Plain) -> ListChanges {
        var changes = ListChanges.Builder()
        changes.many(old.choices, new.choices, id: { $0.rowID }, isUnchanged: { $0.isUnchanged(from: $1) })
        changes.section(old.state, new.state, id: { $0.sectionID }) { old, new, rows in
            Plain.Choices.collectChanges(from: old, to: new, in: &rows)
        }
        return changes.build()
    }
}

// swift-format-ignore
extension Plain {
    /// Shows the list in a collection view and follows its state.
    @preconcurrency @MainActor
    final class Collection: ListCollection<Plain, Void>, UICollectionViewDataSource, UICollectionViewDelegate {
        private weak var actions: (any Actions)?

        /// Shows `state` in a collection view, which holds the collection weakly: keep it.
        init(_ state: Plain, actions: (any Actions)?, in collectionView: UICollectionView) {
            self.actions = actions
            super.init(state: state, context: (), animation: .automatic)
            Cell.register(in: collectionView)
            collectionView.dataSource = self
            collectionView.delegate = self
            attach(to: collectionView)
        }

        override func makeCell(for row: Row, at indexPath: IndexPath, _ request: ItemRequest) -> UICollectionViewCell {
            switch row {
            case .choices(.number(let number)):
                return request.dequeue(NewCell.self, Cell.newCell) { actions?.configure($0, number: number) }
            case .choices(.pen(let pen)): return request.dequeue(PenCell.self, Cell.penCell) { $0.configure(with: pen) }
            case .state(.loading): return request.dequeue(NewCell.self, Cell.newCell) { actions?.configureLoading($0) }
            case .state(.ready(.number(let number))):
                return request.dequeue(NewCell.self, Cell.newCell) { actions?.configure($0, number: number) }
            case .state(.ready(.pen(let pen))):
                return request.dequeue(PenCell.self, Cell.penCell) { $0.configure(with: pen) }
            }
        }

        override func kind(of row: Row) -> RowKind {
            switch row {
            case .choices(.number), .state(.ready(.number)): return RowKind(Cell.newCell)
            case .choices(.pen), .state(.ready(.pen)): return RowKind(Cell.penCell)
            case .state(.loading): return RowKind(Cell.newCell, reads: .beyondRow)
            }
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { applied.sectionCount }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            applied.rowCount(inSection: section)
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            cell(at: indexPath, in: collectionView)
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            supplementaryView(ofKind: kind, at: indexPath, in: collectionView)
        }

        /// Changes that row in place; false if it is gone.
        @discardableResult
        func update(choices id: Plain.Choice.RowID, _ change: (inout Plain.Choice) -> Void) -> Bool {
            updateRow(.choices(id), in: \.choices, change)
        }

        /// Changes that row in place; false if it is gone.
        @discardableResult
        func update(stateReady id: Plain.Choice.RowID, _ change: (inout Plain.Choice) -> Void) -> Bool {
            updateRow(.state(.ready(id)), change) { state, path in
                guard case .ready(let ready) = state.state else { return nil }
                let index = path.row
                return ready[index]
            } write: { state, path, row in
                guard case .ready(var ready) = state.state else { return }
                let index = path.row
                ready[index] = row
                state.state = .ready(ready)
            }
        }
    }
}

// MARK: - Picker

// swift-format-ignore
extension Picker {
    /// The sections, in their order.
    nonisolated enum Section: Int, CaseIterable, Sendable {
        case choices
    }

    /// A row: its kind and what it shows.
    enum Row: Equatable {
        case choices(Choice)
    }

    /// What makes a row the same one after an update.
    enum RowID: Hashable {
        case choices(Choice.ID)
    }

    /// The view classes of the rows, by reuse identifier.
    nonisolated enum Cell: String, CollectionCellKind, Sendable {
        case choiceCellChoice = "ChoiceCell<Choice>"

        /// The class that is dequeued.
        @MainActor
        var viewClass: UICollectionViewCell.Type {
            switch self {
            case .choiceCellChoice: return ChoiceCell<Choice>.self
            }
        }
    }

    /// What takes the events: a protocol beside the list, since Swift nests none in generic types.
    fileprivate typealias Actions = any PickerActions<Choice>
}

// swift-format-ignore
extension Picker.RowID: Sendable where Choice.ID: Sendable {}

// swift-format-ignore
/// What the app does with rows of `Picker`. The collection holds it weakly.
@preconcurrency @MainActor
fileprivate protocol PickerActions<Choice>: AnyObject {
    associatedtype Choice

    /// A row was tapped.
    func select(choices: Choice)
}

// swift-format-ignore
extension Picker: ListState {
    var sectionCount: Int { Section.allCases.count }

    func rowCount(inSection section: Int) -> Int {
        switch Section(rawValue: section) {
        case .choices: return choices.count
        case nil: return 0
        }
    }

    func section(at index: Int) -> Section? { Section(rawValue: index) }

    func row(at path: RowPath) -> Row? {
        switch Section(rawValue: path.section) {
        case .choices: return choices.indices.contains(path.row) ? .choices(choices[path.row]) : nil
        case nil: return nil
        }
    }

    func rowID(at path: RowPath) -> RowID? {
        switch Section(rawValue: path.section) {
        case .choices: return choices.indices.contains(path.row) ? .choices(choices[path.row].id) : nil
        case nil: return nil
        }
    }

    mutating func removeDuplicateRows() {
        Self.removeDuplicates(from: &choices) { $0.id }
    }

    static func changes(from old: Picker<Choice>, to new: Picker<Choice>) -> ListChanges {
        var changes = ListChanges.Builder()
        changes.many(old.choices, new.choices, id: { $0.id }, isUnchanged: { $0 == $1 })
        return changes.build()
    }
}

// swift-format-ignore
extension Picker {
    /// Shows the list in a collection view and follows its state.
    @preconcurrency @MainActor
    final class Collection: ListCollection<Picker<Choice>, Void>, UICollectionViewDataSource, UICollectionViewDelegate {
        private weak var actions: (any PickerActions<Choice>)?

        /// Shows `state` in a collection view, which holds the collection weakly: keep it.
        init(_ state: Picker<Choice>, actions: (any PickerActions<Choice>)?, in collectionView: UICollectionView) {
            self.actions = actions
            super.init(state: state, context: (), animation: .automatic)
            Cell.register(in: collectionView)
            collectionView.dataSource = self
            collectionView.delegate = self
            attach(to: collectionView)
        }

        override func makeCell(for row: Row, at indexPath: IndexPath, _ request: ItemRequest) -> UICollectionViewCell {
            switch row {
            case .choices(let choices):
                return request.dequeue(ChoiceCell<Choice>.self, Cell.choiceCellChoice) { $0.configure(with: choices) }
            }
        }

        override func kind(of row: Row) -> RowKind {
            return RowKind(Cell.choiceCellChoice)
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { applied.sectionCount }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            applied.rowCount(inSection: section)
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            cell(at: indexPath, in: collectionView)
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            supplementaryView(ofKind: kind, at: indexPath, in: collectionView)
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            guard let row = row(at: indexPath) else { return }
            deselect(at: indexPath)
            checkActions(actions)
            switch row {
            case .choices(let choices): actions?.select(choices: choices)
            }
        }

        /// Changes that row in place; false if it is gone.
        @discardableResult
        func update(choices id: Choice.ID, _ change: (inout Choice) -> Void) -> Bool {
            updateRow(.choices(id), in: \.choices, change)
        }
    }
}

// swiftformat:enable all
// swiftlint:enable all
// listgen:end f6f887ac383f97f6
