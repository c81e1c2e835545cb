import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// The cell in which someone types is neither reloaded nor reused while its item is there.
@MainActor
@Suite struct CollectionFirstResponderTests {
    private let screen = GalleryScreen()
    private let field = UITextField(frame: .zero)
    private let cell: UICollectionViewCell

    init() throws {
        cell = try #require(screen.collection.cell(for: .photos(1)))
        cell.contentView.addSubview(field)
        field.becomeFirstResponder()
    }

    private func expectKept() {
        #expect(screen.difference(from: screen.collection.state) == nil)
        #expect(screen.collection.cell(for: .photos(1)) === cell)
        #expect(!screen.updates().contains("reloadData"))
    }

    @Test("more changes than the limit are a batch")
    func manyChanges() {
        screen.collection.limits.animatedChanges = 3
        screen.collection.update {
            $0.photos.insert(contentsOf: (10..<20).map { Gallery.Photo(id: $0, caption: "n") }, at: 0)
        }
        screen.collection.flush()
        expectKept()
    }

    @Test("reloading replaces every other cell and fills this one again")
    func reload() {
        let other = screen.collection.cell(for: .photos(3))
        screen.collection.reload()
        screen.collection.flush()
        #expect(screen.fills(.photos(1)) == 2)
        #expect(screen.collection.cell(for: .photos(3)) !== other)
        expectKept()
    }

    @Test("an item that waits for another kind of cell has its size where its cell is gone before", arguments: 0..<3)
    func goneWithCell(way: Int) throws {
        let screen = GalleryScreen(.long, height: 220)
        screen.view.headless.scroll(by: 2_000)
        let path = try #require(screen.view.indexPathsForVisibleItems.sorted().dropFirst(3).first)
        screen.collection.shownCell(at: path, in: screen.view)?.addSubview(field)
        field.becomeFirstResponder()
        screen.collection.update(photos: path.item) { $0.caption = "" }
        screen.collection.flush()
        #expect(screen.collection.holds.waiting == [.responder])
        switch way {
        case 0: screen.useOtherView()
        case 1:
            screen.takeView()
            screen.view.headless.scroll(by: -2_000)
        default:
            screen.view.headless.scroll(by: -2_000)
            field.resignFirstResponder()
            for _ in 0..<4 { screen.view.headless.scroll(by: 150) }
        }
        screen.view.layoutIfNeeded()
        screen.collection.flush()
        #expect(screen.difference(from: screen.collection.state) == nil)
    }

    @Test("an item that needs another kind of cell gets it when the first responder has left")
    func otherKind() async throws {
        screen.collection.update {
            $0.photos[0].caption = ""
            $0.photos[2].caption = ""
        }
        screen.collection.flush()
        #expect(screen.shown.contains("photo a"))
        #expect(screen.collection.cell(for: .photos(1)) === cell)
        #expect(screen.collection.cell(GalleryThumbnailCell.self, for: .photos(3)) != nil)
        field.resignFirstResponder()
        while screen.collection.holds.isPolling || screen.collection.scheduler.isScheduled {
            try await Task.sleep(nanoseconds: 1_000_000)
        }
        #expect(screen.collection.cell(for: .photos(1)) !== cell)
        #expect(screen.difference(from: screen.collection.state) == nil)
    }

    @Test("an item that is gone takes its cell with it")
    func gone() {
        screen.collection.update { $0.photos.removeFirst() }
        screen.collection.flush()
        #expect(screen.difference(from: screen.collection.state) == nil)
    }
}
