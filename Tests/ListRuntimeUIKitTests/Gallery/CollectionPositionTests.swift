import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// Where the screen stands, in lists that scroll down and in those that scroll sideways.
@MainActor
@Suite struct CollectionPositionTests {
    private func screen(_ direction: UICollectionView.ScrollDirection) -> GalleryScreen {
        GalleryScreen(.long, layout: GalleryScreen.flow(direction), height: 440)
    }

    private func distance(of id: Gallery.RowID, on screen: GalleryScreen) -> CGFloat? {
        screen.view.layoutIfNeeded()
        let layout = screen.view.collectionViewLayout as? UICollectionViewFlowLayout
        return screen.frame(id).map {
            layout?.scrollDirection == .horizontal
                ? $0.minX - screen.view.contentOffset.x : $0.minY - screen.view.contentOffset.y
        }
    }

    @Test("rows that come before the screen do not move it", arguments: [false, true])
    func firstVisibleRow(isSideways: Bool) throws {
        let screen = screen(isSideways ? .horizontal : .vertical)
        screen.view.headless.scroll(to: isSideways ? CGPoint(x: 1_000, y: 0) : CGPoint(x: 0, y: 1_000))
        let anchor = try #require(screen.collection.anchor)
        #expect(distance(of: anchor.id, on: screen) == anchor.distance)
        var next = screen.collection.state
        // Whole lines, so that no item changes its place in its line.
        next.photos.insert(contentsOf: (500..<512).map { Gallery.Photo(id: $0, caption: "12") }, at: 0)
        screen.collection.apply(next, keeping: .firstVisibleRow)
        screen.collection.flush()
        #expect(distance(of: anchor.id, on: screen) == anchor.distance)
        screen.view.headless.scroll(to: .zero)
        #expect(screen.collection.scroll(to: anchor))
        #expect(distance(of: anchor.id, on: screen) == anchor.distance)
        #expect(screen.difference(from: next) == nil)
    }

    @Test("who was at the end stays there", arguments: [false, true])
    func end(isSideways: Bool) throws {
        let screen = screen(isSideways ? .horizontal : .vertical)
        screen.view.headless.scroll(to: CGPoint(x: 99_999, y: 99_999))
        var next = screen.collection.state
        next.photos += (500..<520).map { Gallery.Photo(id: $0, caption: "\($0)") }
        screen.collection.apply(next, animation: .none, keeping: .end)
        screen.collection.flush()
        #expect(screen.collection.cell(for: .photos(519)) != nil)
    }

    @Test("an item is scrolled to, no further than needed where no place is named")
    func scrolling() {
        let screen = screen(.vertical)
        #expect(screen.collection.scroll(to: .photos(150), at: .top, animated: false))
        #expect(distance(of: .photos(150), on: screen) == 0)
        #expect(screen.collection.scroll(to: .photos(153), animated: false))
        #expect(distance(of: .photos(150), on: screen) == 0)
        #expect(screen.collection.scroll(to: .photos(0), animated: false))
        #expect(distance(of: .photos(0), on: screen) == 0)
        #expect(!screen.collection.scroll(to: .photos(999), animated: false))
        #expect(screen.collection.scroll(toSection: .photos, animated: false))
        #expect(distance(of: .photos(0), on: screen) == 0)
        #expect(screen.collection.select(.photos(200), scrollPosition: .centeredVertically))
        #expect(screen.collection.cell(for: .photos(200))?.isSelected == true)
    }
}
