import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

@MainActor
@Suite struct EstimatedHeightTests {
    private func notes(_ ids: Range<Int>) -> Album {
        var album = Album.photos(0..<0)
        album.notes = ids.map { Note(id: $0, lines: 9) }
        return album
    }

    @Test("what was on screen keeps its place when the table reloads")
    func reload() {
        let screen = AlbumScreen(notes(0..<40))
        for offset in stride(from: 0, through: 1_800, by: 300) as StrideThrough<CGFloat> { screen.scroll(to: offset) }
        let before = screen.tableView.indexPathsForVisibleRows?.map { screen.tableView.rectForRow(at: $0) }
        #expect(before?.first.map { $0.minY > 1_000 } == true)
        screen.table.reload()
        screen.show()
        #expect(screen.tableView.indexPathsForVisibleRows?.map { screen.tableView.rectForRow(at: $0) } == before)
    }

    @Test("what was on screen is expected to be as high as it was where a reload takes it off")
    func takenOffByReload() {
        let screen = AlbumScreen(notes(0..<40))
        screen.table.update { $0.notes[2].lines = 15 }
        screen.show()
        screen.table.limits.animatedChanges = 0
        screen.table.update { $0.notes.insert(contentsOf: (100..<120).map { Note(id: $0, lines: 9) }, at: 0) }
        screen.show()
        #expect(screen.tableView.rectForRow(at: IndexPath(row: 22, section: 4)).height == 150)
    }

    @Test("heights that are known make the size of the content exact")
    func contentSize() {
        let screen = AlbumScreen(.photos(0..<20))
        for offset in [300, 600, 0] as [CGFloat] { screen.scroll(to: offset) }
        screen.table.limits.animatedChanges = 0
        screen.table.update { $0.photos.removeLast() }
        screen.show()
        #expect(screen.tableView.contentSize.height == 1_007)
    }

    @Test("rows of a constant height are estimated by it")
    func constant() {
        var album = Album.photos(0..<0)
        album.lines = (0..<1_000).map { Note(id: $0, lines: 1) }
        #expect(AlbumScreen(album).tableView.contentSize.height == 12_000)
    }
}
