import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import collections_in_cells

/// Collection views in the cells of generated lists, and in those of somebody else.
@MainActor @Suite struct CollectionsInCellsTests {
    private let taps = Taps()

    private static func shelves(_ ids: some Sequence<Int>) -> [Shelf] {
        ids.map { shelf in
            Shelf(id: shelf, albums: (0..<20).map { Album(id: shelf * 100 + $0, title: "\(shelf * 100 + $0)") })
        }
    }

    /// A screen of shelves, in a table or in a collection view.
    @MainActor final class Wall {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        private(set) var table: Home.Table?
        private(set) var collection: collections_in_cells.Wall.Collection?
        private let view: UIScrollView
        var reports: [ListReport] = []

        init(
            _ shelves: [Shelf], inTable: Bool, _ taps: Taps,
            direction: UITraitEnvironmentLayoutDirection = .leftToRight
        ) {
            if inTable {
                let view = UITableView(frame: window.bounds, style: .plain)
                self.view = view
                window.addSubview(view)
                view.headless.changeLayoutDirection(to: direction)
                table = Home.Table(Home(name: "", shelves: shelves), context: Theme(), actions: taps, in: view)
                table?.onReport = { [weak self] in self?.reports.append($0) }
            } else {
                let layout = UICollectionViewFlowLayout()
                layout.itemSize = CGSize(width: 320, height: 100)
                layout.minimumLineSpacing = 0
                let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
                self.view = view
                window.addSubview(view)
                view.headless.changeLayoutDirection(to: direction)
                collection = collections_in_cells.Wall.Collection(
                    collections_in_cells.Wall(shelves: shelves), context: Theme(), actions: taps, in: view)
                collection?.onReport = { [weak self] in self?.reports.append($0) }
            }
            flush()
        }

        var shelves: [Shelf] {
            get { table?.state.shelves ?? collection?.state.shelves ?? [] }
            set {
                table?.state.shelves = newValue
                collection?.state.shelves = newValue
                flush()
            }
        }

        var theme: String {
            get { table?.context.name ?? collection?.context.name ?? "" }
            set {
                table?.context.name = newValue
                collection?.context.name = newValue
                flush()
            }
        }

        var offsets: [Int: CGPoint] {
            get {
                if let table {
                    return Dictionary(
                        uniqueKeysWithValues: table.nestedOffsets.compactMap { id, offset in
                            if case .shelves(let shelf) = id { (shelf, offset) } else { nil }
                        })
                }
                return Dictionary(
                    uniqueKeysWithValues: (collection?.nestedOffsets ?? [:]).map { id, offset in
                        switch id {
                        case .shelves(let shelf): (shelf, offset)
                        }
                    })
            }
            set {
                table?.nestedOffsets = Dictionary(uniqueKeysWithValues: newValue.map { (.shelves($0), $1) })
                collection?.nestedOffsets = Dictionary(uniqueKeysWithValues: newValue.map { (.shelves($0), $1) })
            }
        }

        func flush() {
            table?.flush()
            collection?.flush()
            window.layoutIfNeeded()
            for (_, view) in visible { (list(of: view))?.flush() }
            window.layoutIfNeeded()
        }

        func list(of view: UICollectionView) -> Shelf.Collection? {
            (table?.nestedList(in: view) ?? collection?.nestedList(in: view)) as? Shelf.Collection
        }

        /// The shelves on screen, by the identity of their rows.
        var visible: [Int: UICollectionView] {
            window.layoutIfNeeded()
            var found: [Int: UICollectionView] = [:]
            for shelf in shelves {
                let item = collection?.cell(ShelfItem.self, for: .shelves(shelf.id))?.albums
                if let view = table?.cell(ShelfCell.self, for: .shelves(shelf.id))?.albums ?? item {
                    found[shelf.id] = view
                }
            }
            return found
        }

        func scroll(to offset: CGFloat) {
            view.setContentOffset(
                CGPoint(x: 0, y: min(max(0, offset), max(0, view.contentSize.height - 400))), animated: false)
            flush()
        }

        func texts(_ view: UICollectionView) -> [String] {
            view.layoutIfNeeded()
            return view.indexPathsForVisibleItems.sorted().compactMap {
                (view.cellForItem(at: $0) as? AlbumCell)?.text
            }
        }
    }

    private func wall(_ inTable: Bool, _ count: Int = 30) -> Wall {
        Wall(Self.shelves(0..<count), inTable: inTable, taps)
    }

    @Test(arguments: [true, false]) func cellsShowTheirLists(inTable: Bool) throws {
        let wall = wall(inTable)
        let shelf = try #require(wall.visible[1])
        #expect(wall.texts(shelf) == ["100 light", "101 light", "102 light", "103 light"])
        #expect(shelf.headless.tap(itemAt: IndexPath(item: 1, section: 0)))
        #expect(taps.log == ["101"])
        wall.theme = "dark"
        #expect(wall.texts(shelf).first == "100 dark")
    }

    @Test(arguments: [true, false]) func offsetsSurviveReuseAndAreRestored(inTable: Bool) throws {
        let first = wall(inTable)
        try #require(first.visible[1]).headless.scroll(by: 0, x: 430)
        first.scroll(to: 2000)
        #expect(first.visible.count >= 4)
        #expect(first.visible.values.allSatisfy { $0.contentOffset == .zero })
        first.scroll(to: 0)
        #expect(try #require(first.visible[1]).contentOffset.x == 430)
        let second = wall(inTable)
        second.offsets = first.offsets
        #expect(second.offsets == [1: CGPoint(x: 430, y: 0)])
        #expect(try second.texts(#require(second.visible[1])).first == "104 light")
    }

    @Test(arguments: [true, false]) func theSameRowFollowsInAPass(inTable: Bool) throws {
        let wall = wall(inTable)
        let shelf = try #require(wall.visible[1])
        shelf.headless.scroll(by: 0, x: 200)
        shelf.headless.clearUpdates()
        wall.shelves[1].albums.insert(Album(id: 9999, title: "new"), at: 3)
        #expect(wall.visible[1] === shelf)
        #expect(wall.texts(shelf) == ["102 light", "new light", "103 light", "104 light"])
        #expect(shelf.headless.updates.count == 1)
        #expect(shelf.headless.updates.allSatisfy { "\($0)" != "reloadData" })
        #expect(shelf.contentOffset.x == 200)
    }

    /// A hundred points from the right are a hundred points from the right, whatever comes behind.
    @Test(arguments: [true, false]) func offsetsAreThoseOfTheDirection(inTable: Bool) throws {
        let wall = Wall(Self.shelves(0..<30), inTable: inTable, taps, direction: .rightToLeft)
        wall.scroll(to: 100)
        let shelf = try #require(wall.visible[2])
        #expect(shelf.contentOffset.x == 1680)
        #expect(wall.texts(shelf).first == "200 light")
        shelf.setContentOffset(CGPoint(x: 1380, y: 0), animated: false)
        #expect(wall.offsets == [2: CGPoint(x: 300, y: 0)])
        wall.scroll(to: 2000)
        #expect(wall.visible.values.allSatisfy { $0.contentOffset.x == 1680 })
        wall.shelves[2].albums.append(Album(id: 9999, title: "last"))
        wall.scroll(to: 100)
        let again = try #require(wall.visible[2])
        #expect(again.contentOffset.x == 1480)
        #expect(wall.texts(again).first == "203 light")
    }

    @Test(arguments: 0..<UInt64(4), [true, false]) func randomUpdatesKeepOffsets(seed: UInt64, inTable: Bool) {
        var numbers = Numbers(state: seed)
        let wall = wall(inTable, 12)
        var offsets: [Int: CGFloat] = [:]
        var next = 100
        let found = UIKitRules.violations {
            for round in 0..<500 {
                play(wall, &numbers, &offsets, &next)
                for (id, view) in wall.visible {
                    #expect(view.contentOffset.x == offsets[id] ?? 0, "seed \(seed) round \(round)")
                    let album = wall.shelves.first { $0.id == id }?.albums[Int(view.contentOffset.x / 100)]
                    #expect(
                        wall.texts(view).first == album.map { "\($0.title) \(wall.theme)" },
                        "seed \(seed) round \(round)")
                }
            }
        }
        #expect(found == [], "seed \(seed)")
        #expect(wall.reports == [], "seed \(seed)")
    }

    private func play(_ wall: Wall, _ numbers: inout Numbers, _ offsets: inout [Int: CGFloat], _ next: inout Int) {
        let count = wall.shelves.count
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0, 1: wall.scroll(to: CGFloat(Int.random(in: 0..<1000, using: &numbers)))
        case 2, 3:
            let visible = wall.visible.sorted { $0.key < $1.key }
            guard !visible.isEmpty else { return }
            let (id, view) = visible[Int.random(in: 0..<(visible.count), using: &numbers)]
            view.setContentOffset(CGPoint(x: Int.random(in: 0..<1680, using: &numbers), y: 0), animated: false)
            offsets[id] = view.contentOffset.x
        case 4:
            next += 1
            wall.shelves.insert(Self.shelves([next])[0], at: Int.random(in: 0..<(count + 1), using: &numbers))
        case 5: if count > 6 { wall.shelves.remove(at: Int.random(in: 0..<count, using: &numbers)) }
        case 6:
            wall.shelves.swapAt(Int.random(in: 0..<count, using: &numbers), Int.random(in: 0..<count, using: &numbers))
        default:
            let place = Int.random(in: 0..<count, using: &numbers)
            wall.shelves[place].albums.swapAt(
                Int.random(in: 0..<20, using: &numbers), Int.random(in: 0..<20, using: &numbers))
            wall.shelves[place].albums[3].title += "x"
            if Int.random(in: 0..<2, using: &numbers) == 0 { wall.theme += "z" }
        }
    }

    /// A table of the app's own, whose cells show their lists by themselves.
    private final class Source: NSObject, UITableViewDataSource {
        var shelves = CollectionsInCellsTests.shelves(0..<30)
        let offsets = NestedOffsets<Int>()

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shelves.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            let shelf = shelves[indexPath.row]
            (cell as? OwnCell)?.shelf.show(shelf, as: shelf.id, offsets: offsets)
            return cell
        }
    }

    @Test func cellsOfAnotherListShowTheirs() throws {
        let screen = Screen()
        let source = Source()
        screen.table.rowHeight = 100
        screen.table.register(OwnCell.self, forCellReuseIdentifier: "cell")
        screen.table.dataSource = source
        screen.table.layoutIfNeeded()
        func cell(_ row: Int) throws -> OwnCell {
            try #require(screen.table.cellForRow(at: IndexPath(row: row, section: 0)) as? OwnCell)
        }
        try cell(0).view.headless.scroll(by: 0, x: 500)
        screen.table.headless.scroll(to: CGPoint(x: 0, y: 2050))
        #expect(screen.table.visibleCells.allSatisfy { ($0 as? OwnCell)?.view.contentOffset == .zero })
        screen.table.headless.scroll(to: .zero)
        #expect(try cell(0).view.contentOffset.x == 500)
        #expect(source.offsets.offsets == [0: CGPoint(x: 500, y: 0)])
        #expect(try cell(0).view.headless.tap(itemAt: IndexPath(item: 6, section: 0)))
        #expect(try cell(0).taps.log == ["6"])
    }
}
