import HeadlessUIKit
import ListRuntime
import RandomTesting

@testable @_spi(Generated) import ListRuntimeUIKit

extension CatalogScreen: CollectionScreen {
    convenience init(seed: UInt64, using generator: inout SeededGenerator) {
        let layout = seed % 3 == 2 ? GalleryScreen.list() : GalleryScreen.flow(seed % 3 == 0 ? .vertical : .horizontal)
        self.init(.random(using: &generator), layout: layout, height: seed % 2 == 0 ? 4_000 : 220)
        view.allowsMultipleSelection = true
        view.dragDelegate = dragDelegate
        view.headless.preparesCellsAhead = seed % 2 == 1 && seed % 8 < 7
    }

    var list: ListDriver<Catalog, CatalogContext, UICollectionView> { collection }
    var source: Catalog.Collection { collection }

    func register(in view: UICollectionView) { Catalog.Cell.register(in: view) }

    func text(in cell: UICollectionViewCell) -> String? {
        guard let cell = cell as? CatalogCell else { return nil }
        return cell.fills == 0 ? "\(type(of: cell))" : cell.shown
    }

    func text(of row: Catalog.Row, at path: RowPath, in state: Catalog) -> String {
        state.text(of: row, at: path, collection.context)
    }

    func title(in view: UICollectionReusableView) -> String? {
        if let view = view as? CatalogView { return view.shown }
        let cell = view as? UICollectionViewListCell
        return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
    }

    func title(ofKind kind: String, _ section: Int, in state: Catalog) -> String? {
        state.title(ofKind: kind, section, collection.context)
    }

    func size(of row: Catalog.Row, at path: RowPath) -> CGSize {
        let context = collection.context
        switch row {
        case .notice(let notice): return CGSize(width: 80 + 10 * notice.text.count, height: 30)
        case .books(let book) where context.isCompact || book.title.isEmpty: return CGSize(width: 30, height: 50)
        case .books(let book):
            return CGSize(width: 60 + 10 * book.title.count, height: context.theme == "dark" ? 50 : 60)
        case .loans(let loan): return CGSize(width: 50, height: 40 + loan.days)
        case .booksEmpty, .finds, .rooms: return CGSize(width: 60, height: 50)
        }
    }

    func edit(_ state: inout Catalog, using generator: inout SeededGenerator) { state.edit(using: &generator) }

    func randomContext(using generator: inout SeededGenerator) -> CatalogContext {
        CatalogContext(theme: .random(using: &generator) ? "dark" : "light", isCompact: .random(using: &generator))
    }

    func changeRow(using generator: inout SeededGenerator, _ inside: () -> Void) {
        let state: Catalog = collection.state
        func number(_ bound: Int) -> Int { .random(in: 0..<bound, using: &generator) }
        switch number(9) {
        case 0:
            guard let book = state.books.randomElement(using: &generator) else { return }
            let title = "u\(number(9))"
            collection.update(books: book.id) {
                inside()
                $0.title = title
            }
        case 1:
            guard let loan = state.loans.randomElement(using: &generator) else { return }
            loan.days = number(40)
            collection.touch(.loans(loan.guid))
        case 2:
            guard let room = state.rooms.randomElement(using: &generator), let book = room.books.first else { return }
            collection.update(rooms: room.id, books: book.id) { $0.title += "'" }
        case 3..<6:
            guard let book = state.books.randomElement(using: &generator) else { return }
            var other = number(2) == 0 ? number(40) : state.books.randomElement(using: &generator)?.id ?? 0
            // Often the row that somebody types in.
            if number(4) > 0, case .books(let id)? = collection.respondingRow?.id { other = id }
            let renamed = Catalog.Book(id: other, title: ["", "r"][number(2)])
            collection.update(books: book.id) {
                $0 = renamed
                inside()
            }
        case 6:
            guard let find = state.finds.randomElement(using: &generator) else { return }
            let other: Catalog.Find = number(2) == 0 ? .gap(number(8)) : .book(Catalog.Book(id: number(8), title: "r"))
            collection.update(finds: find.rowID) { $0 = other }
        case 7:
            guard let loan = state.loans.randomElement(using: &generator) else { return }
            let other = Catalog.Loan(guid: "g\(number(9))", days: 0)
            collection.update(loans: loan.guid) { $0 = other }
        default:
            guard let room = state.rooms.randomElement(using: &generator),
                let book = room.books.randomElement(using: &generator)
            else { return }
            let other = Catalog.Book(id: number(20), title: "r")
            collection.update(rooms: room.id, books: book.id) { $0 = other }
        }
    }

    func giveViewAway() -> AnyObject {
        var generator = SeededGenerator(seed: 1)
        return Catalog.Collection(.random(using: &generator), context: collection.context, actions: self, in: view)
    }
}
