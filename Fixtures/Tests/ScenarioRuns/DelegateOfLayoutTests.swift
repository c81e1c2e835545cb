@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import delegate_of_a_layout

/// A layout of the app asks its delegate for more than UIKit does.
@MainActor @Suite struct DelegateOfLayoutTests {
    @MainActor final class Actions: Photos.Actions {
        var calls: [String] = []

        func collectionView(
            _ collectionView: UICollectionView, layout: MosaicLayout, spanOfItemAt indexPath: IndexPath
        ) -> Int {
            calls.append("span of \(indexPath.item)")
            return 3
        }
        func mosaicLayoutDidFinish(_ layout: MosaicLayout) { calls.append("finished") }
    }

    @Test func theActionsAnswerTheLayout() {
        let layout = MosaicLayout()
        let grid = Grid(layout)
        var actions: Actions? = Actions()
        let photos = Photos.Collection(
            Photos(photos: [Photo(id: 1), Photo(id: 2)]), actions: actions, in: grid.view)
        photos.flush()
        #expect(layout.span(at: IndexPath(item: 1, section: 0), in: grid.view) == 3)
        #expect(actions?.calls == ["span of 1", "finished"])
        // What the protocol answers by itself needs no action.
        #expect(photos.mosaicLayout(layout, insetsOf: 0) == .zero)
        actions = nil
        #expect(layout.span(at: IndexPath(item: 1, section: 0), in: grid.view) == 0)
    }

    @Test func closuresAnswerTheLayout() {
        let layout = MosaicLayout()
        let grid = Grid(layout)
        var isFinished = false
        let album = Album.Collection(
            Album(photos: [Photo(id: 1)]),
            actions: Album.Actions(
                collectionViewLayoutSpanOfItemAt: { _, _, path in path.item + 5 },
                mosaicLayoutDidFinish: { _ in isFinished = true }), in: grid.view)
        album.flush()
        #expect(layout.span(at: IndexPath(item: 0, section: 0), in: grid.view) == 5)
        #expect(isFinished)
    }
}
