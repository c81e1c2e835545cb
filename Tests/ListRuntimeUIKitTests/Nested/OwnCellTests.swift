import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// A list in the cell of a table that is somebody else's.
@MainActor @Suite struct OwnCellTests {
    private final class Cell: UITableViewCell {
        let shelf = Library.shelf()
        private(set) lazy var list = Shelf.Collection(Shelf(id: -1, albums: []), context: "", in: shelf)

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            shelf.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
            contentView.addSubview(shelf)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UITableViewDataSource {
        var shelves = LibraryScreen.library(0..<30).shelves
        let offsets = NestedOffsets<Int>()

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shelves.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            let shelf = shelves[indexPath.row]
            (cell as? Cell)?.list.show(shelf, as: shelf.id, offsets: offsets)
            return cell
        }
    }

    private let source = Source()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

    init() {
        table.rowHeight = 100
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        window.addSubview(table)
        window.layoutIfNeeded()
    }

    private func cell(_ row: Int) throws -> Cell {
        try #require(table.cellForRow(at: IndexPath(row: row, section: 0)) as? Cell)
    }

    @Test func offsetsGoFromCellToCell() throws {
        try cell(0).shelf.headless.scroll(by: 0, x: 500)
        table.headless.scroll(to: CGPoint(x: 0, y: 2050))
        #expect(table.visibleCells.allSatisfy { ($0 as? Cell)?.shelf.contentOffset == .zero })
        #expect(source.offsets.offsets == [0: CGPoint(x: 500, y: 0)])
        table.headless.scroll(to: .zero)
        #expect(try cell(0).shelf.contentOffset.x == 500)
        #expect(try (cell(0).shelf.visibleCells.first as? Shelf.AlbumCell)?.text == "5 ")
    }

    /// A list whose cells show lists by themselves.
    private final class OuterTable: ListTable<Library, Void>, UITableViewDataSource {
        override func makeCell(
            for row: Library.Row, at indexPath: IndexPath, _ request: CellRequest
        ) -> UITableViewCell {
            guard case .shelves(let shelf) = row else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
            return request.dequeue(Cell.self, "cell") { $0.list.show(shelf, as: shelf.id) }
        }
        override func kind(of row: Library.Row) -> RowKind { RowKind("cell") }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            dequeueCell(at: indexPath, in: tableView)
        }
    }

    @Test func aFlushOfTheOuterListReachesIt() throws {
        let outer = OuterTable(state: LibraryScreen.library(0..<30), context: ())
        table.dataSource = outer
        outer.attach(to: table)
        outer.flush()
        table.layoutIfNeeded()
        outer.update { $0.shelves[1].albums.removeFirst() }
        outer.flush()
        #expect((try cell(1).shelf.visibleCells.first as? Shelf.AlbumCell)?.text == "101 ")
    }

    @Test func theSameRowFollows() throws {
        let shelf = try cell(1).shelf
        shelf.headless.clearUpdates()
        source.shelves[1].albums.removeFirst()
        table.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
        try cell(1).list.flush()
        #expect(shelf.headless.updates.count == 1)
        #expect((shelf.visibleCells.first as? Shelf.AlbumCell)?.text == "101 ")
    }
}
