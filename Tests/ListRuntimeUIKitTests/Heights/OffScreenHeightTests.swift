import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// Heights that change where nobody looks.
@MainActor
@Suite struct OffScreenHeightTests {
    final class Item {
        var lines: CGFloat = 1
    }

    /// Items that are told apart by their place.
    struct Items: ListState {
        typealias RowStamp = CGFloat
        var items = (0..<100).map { _ in Item() }
        /// How many rows in a row have the same identity.
        var equalRows = 1

        var sectionCount: Int { 1 }
        func rowCount(inSection section: Int) -> Int { section == 0 ? items.count : 0 }
        func section(at index: Int) -> Int? { index == 0 ? 0 : nil }
        func row(at path: RowPath) -> (Int, Item)? {
            items.indices.contains(path.row) ? (path.row, items[path.row]) : nil
        }
        func rowID(at path: RowPath) -> Int? { row(at: path).map { $0.0 / equalRows } }
        func stamp(of row: (Int, Item)) -> CGFloat? { row.1.lines }
        static func changes(from old: Items, to new: Items) -> ListChanges { ListChanges() }
    }

    /// A table view that is told every height. Rows from the 50th on read the context.
    final class ItemTable: ListTable<Items, CGFloat>, UITableViewDataSource, UITableViewDelegate {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        let view: UITableView
        var readsNeighbours = false
        /// Nothing tells the table of it.
        var unit: CGFloat = 10

        init() {
            view = UITableView(frame: window.bounds, style: .plain)
            super.init(state: Items(), context: 10)
            view.estimatedRowHeight = 0
            view.dataSource = self
            view.delegate = self
            window.addSubview(view)
            attach(to: view)
            flush()
        }

        var contentHeight: CGFloat {
            flush()
            view.layoutIfNeeded()
            return view.contentSize.height
        }

        override func kind(of row: (Int, Item)) -> RowKind { RowKind("", reads: row.0 >= 50 ? .context : []) }

        override func height(
            of row: (Int, Item), at indexPath: IndexPath, _ request: inout HeightRequest
        ) -> CGFloat? {
            let height = row.1.lines * (row.0 < 50 ? unit : context)
            return readsNeighbours ? request.computedEachTime(height) : request.computed(height)
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            dequeueCell(at: indexPath, in: tableView)
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            height(at: indexPath, in: tableView)
        }
    }

    @Test("a context that only rows off screen read gives them their heights", arguments: [false, true])
    func context(readsNeighbours: Bool) {
        let table = ItemTable()
        table.readsNeighbours = readsNeighbours
        #expect(table.contentHeight == 1_000)
        table.context = 20
        #expect(table.contentHeight == 1_500)
    }

    @Test(
        "an object off screen that is touched gets its height, whether heights are kept or not",
        arguments: [false, true])
    func touch(readsNeighbours: Bool) {
        let table = ItemTable()
        table.readsNeighbours = readsNeighbours
        table.reload()
        #expect(table.contentHeight == 1_000)
        table.applied.items[60].lines = 3
        table.touch(60)
        #expect(table.contentHeight == 1_020)
        #expect(table.contentHeight == 1_020)
    }

    @Test("so do objects that changed when a state with the same objects is set", arguments: [false, true])
    func sameObjects(readsNeighbours: Bool) {
        let table = ItemTable()
        table.readsNeighbours = readsNeighbours
        table.reload()
        #expect(table.contentHeight == 1_000)
        for index in [60, 90] { table.applied.items[index].lines = 3 }
        table.state = table.state
        #expect(table.contentHeight == 1_040)
    }

    @Test("rows of equal identity get their heights together", arguments: [false, true])
    func equalRows(replacing: Bool) {
        let table = ItemTable()
        table.state.equalRows = 2
        table.reload()
        #expect(table.contentHeight == 1_000)
        table.unit = 20
        if replacing { table.reload(.row(3)) } else { table.reconfigure(.row(3)) }
        #expect(table.contentHeight == 1_020)
    }

    @Test("items of a flow layout are laid out again for an object off screen")
    func flowLayout() {
        var gallery = Gallery.long
        gallery.uploads = [Gallery.Upload(guid: "u", progress: 10)]
        let screen = GalleryScreen(gallery, height: 200)
        #expect(screen.difference(from: screen.collection.state) == nil)
        gallery.uploads[0].progress = 70
        screen.collection.touch(.uploads("u"))
        screen.collection.flush()
        #expect(screen.difference(from: screen.collection.state) == nil)
        gallery.uploads[0].progress = 90
        screen.collection.state = gallery
        screen.collection.flush()
        #expect(screen.difference(from: screen.collection.state) == nil)
    }

    @Test("heights of some rows are computed anew, wherever they are, and the others are found")
    func forgotten() {
        let table = ItemTable()
        #expect(table.contentHeight == 1_000)
        let before = table.heightCacheCounts
        table.unit = 20
        table.forgetHeights(.rows { (41..<43).contains($0.0) })
        #expect(table.contentHeight == 1_020)
        #expect(table.heightCacheCounts.misses == before.misses + 2)
        #expect(table.heightCacheCounts.hits > before.hits)
    }
}
