import HeadlessUIKit
import ListRuntime
import RandomTesting
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// Lists in cells, by hand what `listgen` would write.
@MainActor @Suite struct NestedListTests {
    @Test(arguments: [true, false]) func offsetsSurviveReuse(inTable: Bool) throws {
        let screen = LibraryScreen(LibraryScreen.library(0..<30), inTable: inTable)
        #expect(screen.shelves.map(\.id) == [0, 1, 2, 3])
        try screen.shelf(1).headless.scroll(by: 0, x: 430)
        screen.scroll(to: 2000)
        #expect(screen.shelves.map(\.id) == [20, 21, 22, 23])
        #expect(screen.shelves.allSatisfy { $0.view.contentOffset == .zero })
        #expect(try screen.texts(screen.shelf(20)) == ["2000 a", "2001 a", "2002 a", "2003 a"])
        try screen.shelf(20).headless.scroll(by: 0, x: 1000)
        screen.scroll(to: 0)
        #expect(try screen.shelf(1).contentOffset == CGPoint(x: 430, y: 0))
        #expect(try screen.texts(screen.shelf(1)) == ["104 a", "105 a", "106 a", "107 a"])
        #expect(screen.offsets == [.shelves(1): CGPoint(x: 430, y: 0), .shelves(20): CGPoint(x: 1000, y: 0)])
        #expect(screen.reports == [])
    }

    @Test(arguments: [true, false]) func anotherRowIsLoadedWithoutABatch(inTable: Bool) throws {
        let screen = LibraryScreen(LibraryScreen.library(0..<30), inTable: inTable)
        let lists = Set(screen.shelves.compactMap { screen.list(of: $0.view).map(ObjectIdentifier.init) })
        screen.shelves.forEach { $0.view.headless.clearUpdates() }
        screen.scroll(to: 2000)
        for shelf in screen.shelves {
            #expect(shelf.view.headless.updates.map { "\($0)" } == ["reloadData"])
        }
        // A list belongs to its cell.
        #expect(Set(screen.shelves.compactMap { screen.list(of: $0.view).map(ObjectIdentifier.init) }) == lists)
    }

    @Test(arguments: [true, false]) func theSameRowFollowsInAPassOfItsOwn(inTable: Bool) throws {
        let screen = LibraryScreen(LibraryScreen.library(0..<30), inTable: inTable)
        let shelf = try screen.shelf(2)
        shelf.headless.scroll(by: 0, x: 200)
        shelf.headless.clearUpdates()
        let list = screen.list(of: shelf)
        screen.update { $0.shelves[2].albums.insert(Shelf.Album(id: 999), at: 4) }
        #expect(try screen.shelf(2) === shelf)
        #expect(screen.list(of: shelf) === list)
        #expect(screen.texts(shelf) == ["202 a", "203 a", "999 a", "204 a"])
        #expect(shelf.headless.updates.count == 1)
        #expect(shelf.headless.updates.allSatisfy { "\($0)" != "reloadData" })
        #expect(shelf.contentOffset.x == 200)
    }

    @Test(arguments: [true, false]) func aContextReachesTheListsInCells(inTable: Bool) throws {
        let screen = LibraryScreen(LibraryScreen.library(0..<30), inTable: inTable)
        screen.context = "b"
        #expect(try screen.texts(screen.shelf(0)) == ["0 b", "1 b", "2 b", "3 b"])
        screen.scroll(to: 2000)
        screen.context = "c"
        screen.scroll(to: 0)
        #expect(try screen.texts(screen.shelf(3)) == ["300 c", "301 c", "302 c", "303 c"])
    }

    @Test(arguments: [true, false]) func offsetsAreSetForRestoration(inTable: Bool) async throws {
        let first = LibraryScreen(LibraryScreen.library(0..<30), inTable: inTable)
        try first.shelf(1).headless.scroll(by: 0, x: 430)
        first.scroll(to: 2000)
        try first.shelf(21).headless.scroll(by: 0, x: 210)
        let second = LibraryScreen(LibraryScreen.library(0..<30), inTable: inTable)
        second.offsets = first.offsets
        #expect(try second.shelf(1).contentOffset.x == 430)
        second.scroll(to: 2000)
        #expect(try second.shelf(21).contentOffset.x == 210)
        second.offsets = [:]
        #expect(try second.shelf(21).contentOffset.x == 0)
    }

    /// A selection in one shelf is none in the shelf that the cell shows next, though its albums have the same identities.
    @Test func aSelectionStaysInItsRow() throws {
        var library = LibraryScreen.library(0..<30)
        for index in library.shelves.indices { library.shelves[index].albums = (0..<20).map { Shelf.Album(id: $0) } }
        let screen = LibraryScreen(library, inTable: true)
        let shelf = try screen.shelf(0)
        #expect(shelf.headless.tap(itemAt: IndexPath(item: 1, section: 0)))
        screen.scroll(to: 2000)
        #expect(screen.shelves.allSatisfy { ($0.view.indexPathsForSelectedItems ?? []).isEmpty })
    }

    @Test(arguments: Sample.of(0..<UInt64(40)), [true, false]) func randomUpdatesKeepOffsets(
        seed: UInt64, inTable: Bool
    ) throws {
        var random = SeededGenerator(seed: seed)
        let screen = LibraryScreen(LibraryScreen.library(0..<12), inTable: inTable)
        var offsets: [Int: CGFloat] = [:]
        var next = 100
        let found = UIKitRules.violations {
            for round in 0..<500 {
                play(screen, &random, &offsets, &next)
                for shelf in screen.shelves {
                    #expect(shelf.view.contentOffset.x == offsets[shelf.id] ?? 0, "seed \(seed) round \(round)")
                    let first = Int(shelf.view.contentOffset.x / 100)
                    let album = screen.library.shelves.first { $0.id == shelf.id }?.albums[first]
                    let text = album.map { "\($0.id)\($0.title) \(screen.context)" }
                    #expect(screen.texts(shelf.view).first == text, "seed \(seed) round \(round)")
                }
            }
        }
        #expect(found == [], "seed \(seed)")
        #expect(screen.reports == [], "seed \(seed)")
    }

    private func play(
        _ screen: LibraryScreen, _ random: inout SeededGenerator, _ offsets: inout [Int: CGFloat], _ next: inout Int
    ) {
        let count = screen.library.shelves.count
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1: screen.scroll(to: CGFloat(Int.random(in: 0...1000, using: &random)))
        case 2, 3:
            guard let shelf = screen.shelves.randomElement(using: &random) else { return }
            shelf.view.headless.scroll(to: CGPoint(x: Int.random(in: 0...1680, using: &random), y: 0))
            offsets[shelf.id] = shelf.view.contentOffset.x
        case 4:
            next += 1
            let (id, place) = (next, Int.random(in: 0...count, using: &random))
            let new = LibraryScreen.library([id]).shelves[0]
            screen.update { $0.shelves.insert(new, at: place) }
        case 5:
            if count > 6, let place = (0..<count).randomElement(using: &random) {
                screen.update { $0.shelves.remove(at: place) }
            }
        case 6:
            var shuffled = screen.library.shelves
            shuffled.shuffle(using: &random)
            screen.update { [shuffled] in $0.shelves = shuffled }
        default:
            guard let place = (0..<count).randomElement(using: &random) else { return }
            var albums = screen.library.shelves[place].albums
            albums.shuffle(using: &random)
            albums[3].title += "x"
            if Bool.random(using: &random) { screen.context += "z" }
            screen.update { [albums] in $0.shelves[place].albums = albums }
        }
    }
}
