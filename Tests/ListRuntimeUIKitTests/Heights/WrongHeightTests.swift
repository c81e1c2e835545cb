import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

@MainActor
@Suite struct WrongHeightTests {
    @Test(
        "a height that is none is reported once for its kind, and the rows are self-sized",
        arguments: [-2, .infinity, -.infinity, .nan] as [CGFloat])
    func none(height: CGFloat) {
        var album = Album.photos(0..<0)
        album.shades = (0..<3).map { Caption(id: $0, lines: height) }
        let screen = AlbumScreen(album)
        #expect(screen.heights == [44, 44, 44])
        #expect(screen.reports == [.invalidHeight("\(height)", RowPath(section: 6, row: 0))])
        screen.table.update { $0.shades.append(Caption(id: 9, lines: height)) }
        screen.show()
        #expect(screen.reports.count == 1)
    }

    @Test("a computed height can say that its row is self-sized")
    func automatic() {
        var album = Album.photos(0..<0)
        album.shades = [Caption(id: 1, lines: UITableView.automaticDimension)]
        let screen = AlbumScreen(album)
        #expect(screen.heights == [44])
        #expect(screen.reports.isEmpty)
    }

    @Test("at a width of zero nothing is computed or kept")
    func zeroWidth() {
        let screen = AlbumScreen(.photos(0..<20), width: 0)
        _ = screen.tableView.rectForRow(at: IndexPath(row: 19, section: 0))
        #expect(screen.calls() == [:])
        screen.tableView.headless.rotate(to: CGSize(width: 300, height: 400))
        #expect(screen.difference == nil)
        #expect(screen.calls() == ["photo": 8])
    }
}
