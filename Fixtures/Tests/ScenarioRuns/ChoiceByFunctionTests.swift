@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import choices_by_functions

@MainActor @Suite struct ChoiceByFunctionTests {
    final class App: Tracks.Actions {
        var calls: [String] = []

        func choose(tracks: Track, isChosen: Bool) { calls.append("\(tracks.title) \(isChosen)") }
        func choose(releases: Release, isChosen: Bool) { calls.append("\(releases) \(isChosen)") }
        func select(album: Album) { calls.append("select \(album.id)") }
    }

    @Test func whatTellsRowsApartIsChosen() {
        let (screen, app, speaker) = (Screen(), App(), Device("speaker"))
        let track = Track(disc: 1, number: 2, title: "a")
        let list = Tracks.Table(
            Tracks(
                tracks: [track], hits: [track], devices: [Device("phone"), speaker],
                releases: [.album(Album(id: 4)), .single(Single(code: 4))], discs: [Disc(id: 1, tracks: [track])],
                chosen: [], hit: nil, output: nil, marked: [4], playing: nil), actions: app, in: screen.table)
        screen.table.layoutIfNeeded()
        for (row, section) in [(0, 0), (0, 1), (1, 2), (0, 3), (1, 3), (0, 4)] {
            screen.table.headless.tap(rowAt: IndexPath(row: row, section: section))
            list.flush()
        }
        #expect(list.state.chosen == ["a!"])
        #expect(list.state.hit == "1.2")
        #expect(list.state.output == ObjectIdentifier(speaker))
        #expect(list.state.marked == [-4])
        #expect(list.state.playing == 102)
        let told = [
            "a true", "\(Release.album(Album(id: 4))) false", "select 4", "\(Release.single(Single(code: 4))) true",
        ]
        #expect(app.calls == told)
        let marked = screen.table.headless.screen.rows.map {
            screen.table.cellForRow(at: $0.indexPath)?.accessoryType == .checkmark
        }
        #expect(marked == [true, true, false, true, false, true, true])
    }
}
