@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import cells_from_nibs

/// Cells and headers that really come from their nibs.
@MainActor @Suite struct NibCellTests {
    let screen = Screen()

    init() {
        HeadlessNibs.useScenarios()
        screen.table.frame.size.height = 2_000
    }

    private var state: Library {
        Library(
            seasons: [
                Season(
                    name: "One",
                    episodes: [
                        Episode(id: 1, title: "Pilot", isPlayed: false), Episode(id: 2, title: "End", isPlayed: true),
                    ])
            ], tips: [Tip(id: 1, text: "Swipe")], note: "All")
    }

    @Test func outletsAreConnectedBeforeTheCellIsFilled() throws {
        let table = Library.Table(state, in: screen.table)
        table.flush()
        let cell = try #require(table.cell(for: .seasons("One", .episodes(1))) as? EpisodeCell)
        #expect(cell.isAwake)
        #expect(cell.titleLabel.text == "Pilot")
        #expect(cell.titleLabel.superview === cell.contentView)
        #expect(cell.note == nil)
        #expect(cell.inset == 12)
        #expect(cell.reuseIdentifier == "episode")
        #expect(screen.cells == ["EpisodeCell", "EpisodeCell", "TipCell", "NoteCell"])
    }

    @Test func theViewBelowAllRowsComesFromItsNib() throws {
        let table = Library.Table(state, in: screen.table)
        let footer = try #require(screen.table.headless.screen.footer)
        #expect(footer.texts == ["1 seasons"])
        #expect(footer.frame.height == 36)
        table.state.seasons = []
        table.flush()
        #expect(screen.table.headless.screen.footer?.texts == ["0 seasons"])
    }

    @Test func controlsCallTheirActions() throws {
        let table = Library.Table(state, in: screen.table)
        table.flush()
        let cell = try #require(table.cell(for: .seasons("One", .episodes(1))) as? EpisodeCell)
        let buttons = cell.contentView.subviews.compactMap { $0 as? UIButton }
        #expect(buttons.map(\.currentTitle) == ["Play", "Play"])
        buttons[0].sendActions(for: .touchUpInside)
        #expect(cell.plays == 1)
        buttons[1].sendActions(for: .primaryActionTriggered)
        #expect(cell.plays == 11)
    }

    @Test func viewsInsideOfANibAreConnectedToo() throws {
        let table = Library.Table(state, in: screen.table)
        table.flush()
        let cell = try #require(table.cell(for: .tips(1)) as? TipCell)
        #expect(cell.card.label.text == "Swipe")
        #expect((table.cell(for: .note) as? NoteCell)?.titleLabel.text == "All")
    }

    @Test func headersComeFromNibs() throws {
        let table = Library.Table(state, in: screen.table)
        table.flush()
        let header = try #require(table.header(of: .seasons("One")) as? SeasonHeader)
        #expect(header.nameLabel.text == "One")
        #expect(table.header(of: .tips) is BandView)
        #expect(table.footer(of: .tips) is BandView)
    }

    @Test func cellsOfANibAreUsedAgain() throws {
        screen.table.frame.size.height = 480
        let episodes = (0..<100).map { Episode(id: $0, title: "\($0)", isPlayed: false) }
        let table = Library.Table(
            Library(seasons: [Season(name: "One", episodes: episodes)], tips: [], note: ""), in: screen.table)
        table.flush()
        let first = try #require(table.cell(for: .seasons("One", .episodes(0))))
        table.scroll(to: .seasons("One", .episodes(90)), at: .top)
        screen.table.layoutIfNeeded()
        let last = try #require(table.cell(for: .seasons("One", .episodes(90))) as? EpisodeCell)
        #expect(last.titleLabel.text == "90")
        #expect(table.cell(for: .seasons("One", .episodes(0))) !== first)
    }

    @Test func aProviderRegistersTheSame() {
        LibraryItem.register(in: screen.table)
        #expect(screen.table.dequeueReusableCell(withIdentifier: "episode") is EpisodeCell)
        #expect(screen.table.dequeueReusableCell(withIdentifier: "TipCell") is TipCell)
    }
}
