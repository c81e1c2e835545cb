import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import header_kinds

/// Headers that a layout calls by names of its own.
@MainActor @Suite struct HeaderKindTests {
    private let photos = (0..<3).map { Photo(id: $0) }

    private func view(_ grid: Grid, _ kind: String, _ section: Int = 0) -> UICollectionReusableView? {
        grid.view.layoutIfNeeded()
        return grid.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
    }

    @Test func aLayoutOfTheAppFindsItsHeaders() {
        let grid = Grid(PhotoLayout.make())
        let list = Photos.Collection(Photos(photos: photos, others: photos), in: grid.view)
        list.flush()
        #expect((view(grid, PhotoLayout.header) as? PhotoHeader)?.count == 3)
        #expect(view(grid, "photo-footer") is UICollectionViewListCell)
        #expect(list.header(of: .photos) is PhotoHeader)
        #expect(list.footer(of: .photos) is UICollectionViewListCell)
        #expect(list.header(of: .others) is PhotoHeader)
        list.state.photos.removeLast()
        list.flush()
        #expect((view(grid, PhotoLayout.header) as? PhotoHeader)?.count == 2)
    }

    @Test func anUndeclaredKindGetsAnEmptyViewAndAReport() {
        let grid = Grid(PhotoLayout.make())
        let list = Photos.Collection(Photos(photos: photos, others: photos), in: grid.view)
        var reports: [ListReport] = []
        list.onReport = { reports.append($0) }
        list.flush()
        let badge = view(grid, "badge")
        #expect(badge.map { type(of: $0) == UICollectionReusableView.self } == true)
        list.reload()
        list.flush()
        grid.view.layoutIfNeeded()
        #expect(reports == [.undeclaredElement("badge")])
    }

    @Test func theLayoutOfASectionGetsThem() {
        let grid = Grid()
        let list = Strips.Collection(Strips(photos: photos, others: photos), in: grid.view)
        list.flush()
        #expect(view(grid, PhotoLayout.header)?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
        #expect(list.header(of: .others)?.frame == CGRect(x: 0, y: 70, width: 320, height: 20))
        list.state.photos = []
        list.flush()
        #expect(view(grid, PhotoLayout.header) == nil)
        #expect(grid.frames(1)[0] == CGRect(x: 0, y: 20, width: 80, height: 40))
        #expect(list.header(of: .others)?.frame == CGRect(x: 0, y: 0, width: 320, height: 20))
    }
}
