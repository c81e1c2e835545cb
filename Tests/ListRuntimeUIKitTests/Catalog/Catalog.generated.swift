// What listgen generates from Catalog.swift, with HeadlessUIKit in the place of UIKit.
// swiftlint:disable all
// swift-format-ignore-file
// swiftformat:disable all

import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import HeadlessUIKit

extension Catalog.Find {
    /// What makes a row the same one after an update.
    nonisolated enum RowID: Hashable, Sendable {
        case book(Int)
        case gap(Int)
        case loader
    }

    /// The identity of the row.
    var rowID: RowID {
        switch self {
        case .book(let book): return .book(book.id)
        case .gap(let gap): return .gap(gap)
        case .loader: return .loader
        }
    }

    /// Whether the row shows the same as `old`, which has the same identity.
    func isUnchanged(from old: Catalog.Find) -> Bool {
        switch (old, self) {
        case (.book(let old), .book(let new)): return old == new
        case (.gap(let old), .gap(let new)): return old == new
        case (.loader, .loader): return true
        default: return false
        }
    }
}

extension Catalog.Room {
    /// A row of the section: its kind and what it shows.
    enum Row: Equatable, Sendable {
        case books(Catalog.Book)
        case canAdd
    }

    /// What makes a row the same one after an update.
    nonisolated enum RowID: Hashable, Sendable {
        case books(Int)
        case canAdd
    }

    /// How many rows the section has.
    var rowCount: Int { books.count + (canAdd ? 1 : 0) }

    /// The row at an index of the section; nil after the last.
    func row(at index: Int) -> Row? {
        guard index >= 0 else { return nil }
        var index = index
        if index < books.count { return .books(books[index]) }
        index -= books.count
        if index == 0, canAdd { return .canAdd }
        return nil
    }

    /// The identity of that row.
    func rowID(at index: Int) -> RowID? {
        guard index >= 0 else { return nil }
        var index = index
        if index < books.count { return .books(books[index].id) }
        index -= books.count
        if index == 0, canAdd { return .canAdd }
        return nil
    }
}

extension Catalog: ListState {
    /// The sections, in their order.
    nonisolated enum Section: Hashable, Sendable {
        case notice, books, finds, loans
        case rooms(String)
    }

    /// A row: its kind and what it shows.
    enum Row {
        case notice(Catalog.Notice)
        case books(Catalog.Book)
        case booksEmpty
        case finds(Catalog.Find)
        case loans(Catalog.Loan)
        case rooms(String, Catalog.Room.Row)
    }

    /// What makes a row the same one after an update.
    nonisolated enum RowID: Hashable, Sendable {
        case notice
        case books(Int)
        case booksEmpty
        case finds(Catalog.Find.RowID)
        case loans(String)
        case rooms(String, Catalog.Room.RowID)
    }

    /// The content of rows that are objects.
    enum Stamp: Equatable {
        case loans(days: Int)
    }

    /// The view classes of the rows, by reuse identifier.
    nonisolated enum Cell: String, CollectionCellKind, Sendable {
        case noticeItemCell = "NoticeItemCell"
        case spineCell = "SpineCell"
        case bookCell = "BookCell"
        case noBooksCell = "NoBooksCell"
        case foundBookCell = "FoundBookCell"
        case gapItemCell = "GapItemCell"
        case loaderItemCell = "LoaderItemCell"
        case loanCell = "LoanCell"
        case roomBookCell = "RoomBookCell"
        case addBookCell = "AddBookCell"

        /// The class that is dequeued.
        @MainActor var viewClass: UICollectionViewCell.Type {
            switch self {
            case .noticeItemCell: return NoticeItemCell.self
            case .spineCell: return SpineCell.self
            case .bookCell: return BookCell.self
            case .noBooksCell: return NoBooksCell.self
            case .foundBookCell: return FoundBookCell.self
            case .gapItemCell: return GapItemCell.self
            case .loaderItemCell: return LoaderItemCell.self
            case .loanCell: return LoanCell.self
            case .roomBookCell: return RoomBookCell.self
            case .addBookCell: return AddBookCell.self
            }
        }

        /// Registers what the list registers. The collection does it by itself.
        @MainActor static func register(in collectionView: UICollectionView) {
            registerCells(in: collectionView)
            collectionView.register(
                BookCountView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
                withReuseIdentifier: "BookCountView")
            collectionView.register(
                ManyFindsView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "ManyFindsView")
            collectionView.register(
                FindsView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "FindsView")
        }
    }

    /// What the app does with rows. The collection holds it weakly.
    @preconcurrency @MainActor protocol Actions: AnyObject {
        /// A row was tapped.
        func select(_ row: Catalog.Row)
        func select(books: Catalog.Book)
        /// Passed through from UIKit.
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration?
        /// Passed through from UIKit.
        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
        /// Passed through from UIKit.
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        )
        /// Passed through from UIKit.
        func collectionView(
            _ collectionView: UICollectionView,
            targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
            atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath
    }

    var sectionCount: Int { 4 + rooms.count }

    func rowCount(inSection section: Int) -> Int {
        switch section {
        case 0: return notice != nil ? 1 : 0
        case 1: return max(books.count, 1)
        case 2: return finds.count
        case 3: return loans.count
        case 4..<4 + rooms.count: return rooms[section - 4].rowCount
        default: return 0
        }
    }

    func section(at index: Int) -> Section? {
        switch index {
        case 0: return .notice
        case 1: return .books
        case 2: return .finds
        case 3: return .loans
        case 4..<4 + rooms.count: return .rooms(rooms[index - 4].id)
        default: return nil
        }
    }

    func row(at path: RowPath) -> Row? {
        switch path.section {
        case 0: return path.row == 0 ? notice.map { .notice($0) } : nil
        case 1:
            if books.isEmpty { return path.row == 0 ? .booksEmpty : nil }
            return books.indices.contains(path.row) ? .books(books[path.row]) : nil
        case 2: return finds.indices.contains(path.row) ? .finds(finds[path.row]) : nil
        case 3: return loans.indices.contains(path.row) ? .loans(loans[path.row]) : nil
        case 4..<4 + rooms.count:
            let section = rooms[path.section - 4]
            return section.row(at: path.row).map { .rooms(section.id, $0) }
        default: return nil
        }
    }

    func rowID(at path: RowPath) -> RowID? {
        switch path.section {
        case 0: return path.row == 0 && notice != nil ? .notice : nil
        case 1:
            if books.isEmpty { return path.row == 0 ? .booksEmpty : nil }
            return books.indices.contains(path.row) ? .books(books[path.row].id) : nil
        case 2: return finds.indices.contains(path.row) ? .finds(finds[path.row].rowID) : nil
        case 3: return loans.indices.contains(path.row) ? .loans(loans[path.row].guid) : nil
        case 4..<4 + rooms.count:
            let section = rooms[path.section - 4]
            return section.rowID(at: path.row).map { .rooms(section.id, $0) }
        default: return nil
        }
    }

    func stamp(of row: Row) -> Stamp? {
        if case .loans(let loans) = row { return .loans(days: loans.days) }
        return nil
    }

    static func identityInSection(_ id: RowID) -> AnyHashable? {
        if case .rooms(_, let id) = id { return id }
        return nil
    }

    mutating func removeDuplicateRows() {
        Self.removeDuplicates(from: &books) { $0.id }
        Self.removeDuplicates(from: &finds) { $0.rowID }
        Self.removeDuplicates(from: &loans) { $0.guid }
        Self.removeDuplicates(from: &rooms) { $0.id }
        for section in rooms.indices {
            Self.removeDuplicates(from: &rooms[section].books) { $0.id }
        }
    }

    static func changes(from old: Catalog, to new: Catalog) -> ListChanges {
        var changes = ListChanges.Builder()
        changes.optional(old.notice, new.notice, isUnchanged: { $0 == $1 })
        changes.section(headerIsUnchanged: false) { rows in
            rows.many(old.books, new.books, id: { $0.id }, isUnchanged: { $0 == $1 })
            rows.flag(old.books.isEmpty, new.books.isEmpty)
        }
        changes.section(headerIsUnchanged: false) { rows in
            rows.many(old.finds, new.finds, id: { $0.rowID }, isUnchanged: { $0.isUnchanged(from: $1) })
        }
        changes.many(old.loans, new.loans, id: { $0.guid }, isUnchanged: { $0.days == $1.days })
        changes.sections(
            old.rooms, new.rooms, id: { $0.id },
            headerIsUnchanged: { (new: Catalog.Room, old: Catalog.Room) in new.title == old.title },
            rowID: { $0.rowID(at: $1) }
        ) { old, new, rows in
            rows.many(old.books, new.books, id: { $0.id }, isUnchanged: { $0 == $1 })
            rows.flag(old.canAdd, new.canAdd)
        }
        return changes.build()
    }

    /// Shows the list in a collection view and follows its state.
    @preconcurrency @MainActor
    final class Collection: ListCollection<Catalog, CatalogContext>, UICollectionViewDataSource,
        UICollectionViewDelegateFlowLayout {
        private weak var actions: (any Actions)?

        /// Shows `state` in a collection view, which holds the collection weakly: keep it.
        init(_ state: Catalog, context: CatalogContext, actions: (any Actions)?, in collectionView: UICollectionView) {
            self.actions = actions
            super.init(state: state, context: context, animation: .automatic)
            connect(to: collectionView, Cell.self, source: self, delegate: self)
            attach(to: collectionView)
        }

        override func makeCell(for row: Row, at indexPath: IndexPath, _ request: ItemRequest) -> UICollectionViewCell? {
            switch row {
            case .notice(let notice):
                return request.cell(NoticeItemCell.self, Cell.noticeItemCell, reads: .context) { cell in
                    cell.configure(with: notice, theme: context.theme)
                }
            case .books(let books):
                if Catalog.booksTakesSpineCell(books, context) {
                    return request.cell(SpineCell.self, Cell.spineCell, reads: .context) { $0.configure(with: books) }
                }
                return request.cell(BookCell.self, Cell.bookCell, reads: .context) { $0.configure(with: books) }
            case .booksEmpty: return request.cell(NoBooksCell.self, Cell.noBooksCell)
            case .finds(.book(let book)):
                return request.cell(FoundBookCell.self, Cell.foundBookCell, reads: .context) { cell in
                    cell.configure(with: book, context: context)
                }
            case .finds(.gap(let gap)):
                return request.cell(GapItemCell.self, Cell.gapItemCell) { $0.configure(with: gap) }
            case .finds(.loader): return request.cell(LoaderItemCell.self, Cell.loaderItemCell)
            case .loans(let loans): return request.cell(LoanCell.self, Cell.loanCell) { $0.configure(with: loans) }
            case .rooms(_, .books(let books)):
                return request.cell(RoomBookCell.self, Cell.roomBookCell, reads: [.surroundings, .indexPath]) { cell in
                    cell.configure(
                        with: books,
                        position: RowPosition(in: applied.rooms[indexPath.section - 4].books, at: indexPath.row),
                        at: indexPath)
                }
            case .rooms(_, .canAdd): return request.cell(AddBookCell.self, Cell.addBookCell)
            }
        }

        override func size(of row: Row, at indexPath: IndexPath, _ request: inout HeightRequest) -> CGSize? {
            switch row {
            case .notice(let notice): return request.computed(NoticeItemCell.size(for: notice))
            case .books(let books):
                if Catalog.booksTakesSpineCell(books, context) { return Catalog.booksSizeOfSpineCell() }
                return request.computed(Catalog.booksSizeOfBookCell(books, context))
            case .booksEmpty, .finds, .rooms: return nil
            case .loans(let loans): return request.computed(Catalog.loansSize(loans))
            }
        }

        override func refreshHeader(at section: Int, in collectionView: UICollectionView) {
            switch section {
            case 1:
                if let view = shownFooter(inSection: section, in: collectionView) as? BookCountView {
                    view.configure(books: applied.books)
                }
            case 2:
                if let view = shownHeader(inSection: section, in: collectionView) as? ManyFindsView,
                    type(of: view) == ManyFindsView.self {
                    view.configure(finds: applied.finds)
                }
                if let view = shownHeader(inSection: section, in: collectionView) as? FindsView,
                    type(of: view) == FindsView.self {
                    view.configure(finds: applied.finds, theme: context.theme)
                }
            case 4..<4 + applied.rooms.count:
                showTitle(applied.rooms[section - 4].title, in: shownHeader(inSection: section, in: collectionView))
            default: break
            }
        }

        override func headerKind(inSection section: Int) -> HeaderKind? {
            guard section == 2 else { return nil }
            guard applied.rowCount(inSection: section) > 0 else { return nil }
            if Catalog.findsHeaderWhen(applied.finds, context) { return HeaderKind(0) }
            return HeaderKind(1)
        }

        override func headerReadsContext(inSection section: Int) -> Bool {
            guard section == 2 else { return false }
            return true
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            dequeueCell(at: indexPath, in: collectionView)
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            supplementaryView(ofKind: kind, at: indexPath, in: collectionView)
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            guard let row = tappedRow(at: indexPath, telling: actions) else { return }
            switch row {
            case .notice, .booksEmpty, .finds, .loans, .rooms: actions?.select(row)
            case .books(let books): actions?.select(books: books)
            }
        }

        override var itemSizing: ItemSizing { .declared }

        override var layoutReads: SectionLayout.Reads { .context }

        override func grid(inSection section: Int) -> SectionGrid {
            guard let id = applied.section(at: section) else { return SectionGrid() }
            return SectionGrid(
                insets: 6, lineSpacing: Catalog.sectionsLineSpacing(id, context),
                itemSpacing: Catalog.sectionsLineSpacing(id, context))
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            size(at: indexPath, in: collectionView)
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets {
            spacing(inSection: section, in: collectionView).insets
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat {
            spacing(inSection: section, in: collectionView).lines
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumInteritemSpacingForSectionAt section: Int
        ) -> CGFloat {
            spacing(inSection: section, in: collectionView).items
        }

        override func makeHeader(inSection section: Int, _ request: SupplementaryRequest) -> UICollectionReusableView? {
            switch section {
            case 1: return request.title("Books")
            case 2:
                switch showHeader(inSection: section)?.index {
                case 0: return request.dequeue(ManyFindsView.self, "ManyFindsView") {
                    $0.configure(finds: applied.finds)
                }
                case 1:
                    return request.dequeue(FindsView.self, "FindsView") { view in
                        view.configure(finds: applied.finds, theme: context.theme)
                    }
                default: return nil
                }
            case 4..<4 + applied.rooms.count:
                return unlessEmpty(section, request.title(applied.rooms[section - 4].title))
            default: return nil
            }
        }

        override func makeFooter(inSection section: Int, _ request: SupplementaryRequest) -> UICollectionReusableView? {
            guard section == 1 else { return nil }
            return request.dequeue(BookCountView.self, "BookCountView") { $0.configure(books: applied.books) }
        }

        override func headerLength(inSection section: Int) -> SectionEnds.Length? {
            switch section {
            case 1: return .automatic
            case 2:
                switch headerKind(inSection: section)?.index {
                case 0: return .points(30)
                case 1: return .points(FindsView.height(width: metrics.width))
                default: return nil
                }
            case 4..<4 + applied.rooms.count: return unlessEmpty(section, .automatic)
            default: return nil
            }
        }

        override func footerLength(inSection section: Int) -> SectionEnds.Length? {
            guard section == 1 else { return nil }
            return .points(20)
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize {
            headerSize(inSection: section, in: collectionView)
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForFooterInSection section: Int
        ) -> CGSize {
            footerSize(inSection: section, in: collectionView)
        }

        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            actions?.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
        }

        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            actions?.collectionView(collectionView, canMoveItemAt: indexPath) ?? true
        }

        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            actions?.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
            atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath {
            actions?.collectionView(
                collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
                atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
                ?? proposedIndexPath
        }

        func collectionView(
            _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            beginInteraction(.contextMenu)
        }

        func collectionView(
            _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            endInteraction(.contextMenu)
        }

        /// Changes that row in place; false if it is gone.
        @discardableResult func updateNotice(_ change: (inout Catalog.Notice) -> Void) -> Bool {
            updateRow(.notice, .optional(\.notice), change)
        }
        @discardableResult func update(books id: Int, _ change: (inout Catalog.Book) -> Void) -> Bool {
            updateRow(.books(id), .in(\.books), change)
        }
        @discardableResult func update(finds id: Catalog.Find.RowID, _ change: (inout Catalog.Find) -> Void) -> Bool {
            updateRow(.finds(id), .in(\.finds), change)
        }
        @discardableResult func update(loans id: String, _ change: (inout Catalog.Loan) -> Void) -> Bool {
            updateRow(.loans(id), .in(\.loans), change)
        }
        @discardableResult func update(
            rooms section: String, books id: Int, _ change: (inout Catalog.Book) -> Void
        ) -> Bool {
            updateRow(.rooms(section, .books(id)), .in(\.rooms, from: 4, \.books), change)
        }

        /// The cell of that row, if it is on screen.
        func noticeCell() -> NoticeItemCell? { cell(NoticeItemCell.self, for: .notice) }
        func cell(books id: Int) -> UICollectionViewCell? { cell(for: .books(id)) }
        func booksEmptyCell() -> NoBooksCell? { cell(NoBooksCell.self, for: .booksEmpty) }
        func cell(findsBook id: Int) -> FoundBookCell? { cell(FoundBookCell.self, for: .finds(.book(id))) }
        func cell(findsGap id: Int) -> GapItemCell? { cell(GapItemCell.self, for: .finds(.gap(id))) }
        func findsLoaderCell() -> LoaderItemCell? { cell(LoaderItemCell.self, for: .finds(.loader)) }
        func cell(loans id: String) -> LoanCell? { cell(LoanCell.self, for: .loans(id)) }
        func cell(rooms section: String, books id: Int) -> RoomBookCell? {
            cell(RoomBookCell.self, for: .rooms(section, .books(id)))
        }
        func roomsCanAddCell(in section: String) -> AddBookCell? {
            cell(AddBookCell.self, for: .rooms(section, .canAdd))
        }
    }
}

// Arguments of marks. Their indentation has the compiler report them at the column where they are written.
@MainActor
extension Catalog {
    fileprivate static func booksTakesSpineCell(_ books: Catalog.Book, _ context: CatalogContext) -> Bool {
        #sourceLocation(file: "Catalog.swift ", line: 16)
        let value: (Catalog.Book, CatalogContext) -> Bool =
                                          { $1.isCompact || $0.title.isEmpty }
        #sourceLocation()
        return value(books, context)
    }

    fileprivate static func sectionsLineSpacing(_ section: Catalog.Section, _ context: CatalogContext) -> CGFloat {
        #sourceLocation(file: "Catalog.swift ", line: 8)
        let value: (Catalog.Section, CatalogContext) -> CGFloat =
                                                                              { $1.isCompact ? 2 : 4 }
        #sourceLocation()
        return value(section, context)
    }

    fileprivate static func findsHeaderWhen(_ section: [Catalog.Find], _ context: CatalogContext) -> Bool {
        #sourceLocation(file: "Catalog.swift ", line: 21)
        let value: ([Catalog.Find], CatalogContext) -> Bool =
                                                 { finds, _ in finds.count > 2 }
        #sourceLocation()
        return value(section, context)
    }

    fileprivate static func booksSizeOfSpineCell() -> CGSize {
        #sourceLocation(file: "Catalog.swift ", line: 17)
                                                                                                  CGSize(width: 30, height: 50)
        #sourceLocation()
    }

    fileprivate static func booksSizeOfBookCell(_ books: Catalog.Book, _ context: CatalogContext) -> CGSize {
        #sourceLocation(file: "Catalog.swift ", line: 17)
        let value: (Catalog.Book, CatalogContext) -> CGSize =
                                         { book, context in
     CGSize(width: 60 + 10 * CGFloat(book.title.count), height: context.theme == "dark" ? 50 : 60)
 }
        #sourceLocation()
        return value(books, context)
    }

    fileprivate static func loansSize(_ loans: Catalog.Loan) -> CGSize {
        #sourceLocation(file: "Catalog.swift ", line: 24)
        let value: (Catalog.Loan) -> CGSize =
                                                                        { CGSize(width: 50, height: 40 + CGFloat($0.days)) }
        #sourceLocation()
        return value(loans)
    }
}
