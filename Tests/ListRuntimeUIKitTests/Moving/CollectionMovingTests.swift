import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// An item that the user moves stays where it was put, and the app's data follows.
@MainActor
@Suite struct CollectionMovingTests {
    private let screen = GalleryScreen()
    private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

    private func move(_ old: IndexPath, _ new: IndexPath) -> Bool {
        screen.view.headless.move(itemAt: old, to: new)
    }

    private func expectFollowed(by updates: [String]) {
        screen.collection.flush()
        #expect(screen.difference(from: screen.collection.state) == nil)
        #expect(screen.updates().filter { !$0.hasPrefix("reconfigure") } == updates)
    }

    @Test("an item that was moved is in its new place in the state, by no update, with its cell, selected as it was")
    func moved() {
        screen.collection.select(.photos(1))
        let cell = screen.collection.cell(for: .photos(1))
        var moves: [RowMove<Gallery>] = []
        screen.onMove = { moves.append($0) }
        #expect(move(path(2, 0), path(2, 2)))
        #expect(screen.collection.state.photos.map(\.id) == [2, 3, 1])
        #expect(screen.collection.cell(for: .photos(1)) === cell)
        #expect(screen.collection.selection == [.photos(1)])
        expectFollowed(by: [])
        #expect(moves.map(\.order) == [[.photos(2), .photos(3), .photos(1)]])
    }

    @Test("the state that the owner sets then moves nothing where it has the same order, else what differs")
    func reconciled() async {
        let before = screen.collection.state
        screen.onMove = { [screen] in
            var data = before
            data.take($0)
            screen.collection.state = data
        }
        #expect(move(path(2, 2), path(2, 0)))
        await screen.endOfTurn()
        expectFollowed(by: [])
        screen.onMove = { [screen] _ in screen.collection.state = before }
        #expect(move(path(2, 0), path(2, 1)))
        await screen.endOfTurn()
        expectFollowed(by: ["move [2, 1]>[2, 2]"])
    }

    @Test("an item moves to another section, and items, headers and footers of both show what changed")
    func acrossSections() {
        #expect(move(path(4, 0), path(5, 1)))
        expectFollowed(by: [])
        #expect(screen.collection.state.albums.map(\.photos.count) == [0, 2])
        #expect(screen.shown.suffix(3) == ["GalleryAddPhotoCell", "album two 1/2", "album one 2/2"])
    }

    @Test("items of equal identity show what the data has in their places")
    func equalIdentities() {
        screen.collection.update {
            $0.photos = [(2, "x"), (1, "a"), (1, "b"), (3, "c")].map { Gallery.Photo(id: $0.0, caption: $0.1) }
        }
        screen.collection.flush()
        _ = screen.updates()
        #expect(move(path(2, 2), path(2, 3)))
        expectFollowed(by: [])
    }

    @Test("where the data does not take an item it stays where it was, and goes back where nothing restricts it")
    func declined() async {
        #expect(move(path(2, 0), path(3, 0)))
        expectFollowed(by: [])
        screen.collection.select(.photos(1))
        screen.restrictsMoves = false
        for target in [path(3, 0), path(0, 1)] {
            let violations = UIKitRules.violations { _ = move(path(2, 0), target) }
            #expect(violations.isEmpty)
            await screen.endOfTurn()
            expectFollowed(by: ["move \(target)>[2, 0]"])
            #expect(screen.collection.selection == [.photos(1)])
        }
    }

    @Test("a state that came while the item was held takes the move, too, and comes in the next turn")
    func newerState() async throws {
        let move = try #require(screen.view.headless.beginMove(itemAt: path(2, 0)))
        screen.collection.update {
            $0.cover = nil
            $0.photos.append(Gallery.Photo(id: 4, caption: "d"))
        }
        screen.collection.flush()
        move.drop(at: path(2, 1))
        screen.collection.flush()
        #expect(screen.collection.applied.photos.map(\.id) == [2, 1, 3])
        await screen.endOfTurn()
        expectFollowed(by: ["delete [0, 0]; insert [2, 3]"])
        #expect(screen.collection.state.photos.map(\.id) == [2, 1, 3, 4])
    }
}
