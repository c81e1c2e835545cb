import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// What a finger holds is left alone; what waits comes once, when it lets go.
@MainActor
@Suite struct CollectionInteractionTests {
    private let screen = GalleryScreen()
    private let path = IndexPath(item: 1, section: 2)

    private func expectHeld() {
        #expect(screen.collection.isInteracting)
        for id in [8, 9] {
            screen.collection.update {
                $0.photos[0].caption = "held"
                $0.photos.append(Gallery.Photo(id: id, caption: "\(id)"))
            }
            screen.collection.flush()
        }
        #expect(screen.collection.applied.photos.count == 3)
        #expect(screen.shown.contains("photo held"))
        #expect(screen.updates().allSatisfy { $0.hasPrefix("reconfigure") })
    }

    private func expectFollowed() {
        screen.collection.flush()
        #expect(screen.difference(from: screen.collection.state) == nil)
        #expect(screen.updates().filter { !$0.hasPrefix("reconfigure") } == ["insert [2, 3] [2, 4]"])
    }

    @Test("while a context menu is shown items stay where they are and show what is new")
    func menu() throws {
        let menu = try #require(screen.view.headless.longPress(itemAt: path))
        expectHeld()
        menu.dismiss()
        expectFollowed()
    }

    @Test("the same while items are dragged")
    func drag() throws {
        let delegate = GalleryScreen.DragDelegate()
        screen.view.dragDelegate = delegate
        let drag = try #require(screen.view.headless.beginDrag(itemAt: path))
        expectHeld()
        drag.end()
        expectFollowed()
    }

    @Test("the same while an item is moved by hand")
    func move() throws {
        let move = try #require(screen.view.headless.beginMove(itemAt: path))
        expectHeld()
        move.cancel()
        expectFollowed()
    }

    @Test("while a row of a list is swiped open, rows stay where they are")
    func swipe() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Archive") { $2(true) }])
        }
        screen.view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
        screen.view.layoutIfNeeded()
        let swipe = try #require(screen.view.headless.swipe(itemAt: path))
        expectHeld()
        swipe.cancel()
        expectFollowed()
    }

    @Test("a header that changes the state while it is filled is followed when it is")
    func header() {
        GalleryTitle.onFill = {
            GalleryTitle.onFill = nil
            screen.collection.update { $0.photos.removeLast() }
            screen.collection.flush()
            #expect(screen.collection.applied.photos.count == 3)
        }
        let violations = UIKitRules.violations {
            screen.collection.update { $0.albums.swapAt(0, 1) }
            screen.collection.reload()
            screen.collection.flush()
            screen.view.layoutIfNeeded()
        }
        #expect(violations.isEmpty)
        screen.collection.flush()
        #expect(screen.collection.applied.photos.count == 2)
        #expect(screen.difference(from: screen.collection.state) == nil)
    }

    @Test("a handler that changes the state while it is called is followed by one update")
    func handler() {
        screen.onSelect = {
            screen.collection.update { $0.photos.removeLast() }
            screen.collection.flush()
            screen.collection.update { $0.tags.removeLast() }
        }
        #expect(UIKitRules.violations { screen.view.headless.tap(itemAt: path) }.isEmpty)
        screen.collection.flush()
        #expect(screen.updates() == ["delete [2, 2]", "delete [1, 1]"])
        #expect(screen.difference(from: screen.collection.state) == nil)
    }
}
