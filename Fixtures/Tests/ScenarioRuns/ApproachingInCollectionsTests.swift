@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import approaching_in_collections

@MainActor @Suite struct ApproachingInCollectionsTests {
    private final class Heard { var calls: [String] = [] }

    @Test func closuresAreTold() {
        let (grid, heard) = (Grid(), Heard())
        let list = Photos.Collection(
            Photos(recent: (1...8).map { Photo(id: $0) }, all: (11...400).map { Photo(id: $0) }),
            actions: Photos.Actions(
                nearEnd: { heard.calls.append("end") }, prefetchRecent: { heard.calls.append("\($0.map(\.id))") },
                cancelPrefetchRecent: { heard.calls.append("cancel \($0.map(\.id))") }), in: grid.view)
        heard.calls = []
        list.collectionView(
            grid.view, prefetchItemsAt: [IndexPath(item: 2, section: 0), IndexPath(item: 5, section: 1)])
        list.collectionView(grid.view, cancelPrefetchingForItemsAt: [IndexPath(item: 2, section: 0)])
        #expect(heard.calls == ["[3]", "cancel [3]"])
        grid.view.headless.scroll(by: 100_000)
        #expect(heard.calls.last == "end")
        #expect(heard.calls.count == 3)
    }

    @Test func whatIsNotToldCanBeCancelled() {
        let (grid, heard) = (Grid(), Heard())
        let list = Album.Collection(
            Album(photos: [Photo(id: 1)]),
            actions: Album.Actions(cancelPrefetchPhotos: { heard.calls.append("cancel \($0.map(\.id))") }),
            in: grid.view)
        list.collectionView(grid.view, prefetchItemsAt: [IndexPath(item: 0, section: 0)])
        list.collectionView(grid.view, cancelPrefetchingForItemsAt: [IndexPath(item: 0, section: 0)])
        #expect(heard.calls == ["cancel [1]"])
    }
}
