@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import header_events

@MainActor @Suite struct HeaderEventTests {
    final class App: Library.Actions {
        var calls: [String] = []

        func configure(_ cell: FolderFooter, folders: Folder) {}
        func configure(_ cell: RecentHeader, recent: [Song]) {}
        func search(list: Library, _ text: String) { calls.append("\(text) in \(list.folders.count)") }
        func onClear(recent: [Song]) { calls.append("clear \(recent.map(\.id))") }
        func open(folders: Folder, _ isOn: Bool) { calls.append("\(folders.name) \(folders.isOpen) > \(isOn)") }
        func mayOpen(folders: Folder, _ value: Bool) -> Bool { folders.name == "b" }
        func onPlay(recent: Song) {}
        func onPlay(songs: Song) {}
        func onPlay(sorted: Song, in section: Folder) { calls.append("play \(sorted.id) of \(section.name)") }
        func delete(sorted: Song, in section: Folder) { calls.append("delete \(sorted.id) of \(section.name)") }
        #if DEBUG
        func onDebug(folders: Folder) { calls.append("footer \(folders.name)") }
        #endif
        func onBuy(offer: Offer, _ value: Int) { calls.append("buy \(value) of \(offer.text)") }
    }

    private let screen = Screen()
    private let app = App()
    private let list: Library.Table

    init() {
        func songs(_ ids: Int...) -> [Song] { ids.map { Song(id: $0, title: "\($0)") } }
        list = Library.Table(
            Library(
                recent: songs(1),
                folders: [
                    Folder(name: "a", isOpen: false, songs: songs(2)), Folder(name: "b", isOpen: true, songs: songs(3)),
                ],
                promotion: .offer(Offer(text: "o", songs: songs(4)))),
            actions: app, in: screen.table)
        screen.table.layoutIfNeeded()
    }

    private func header<View>(_ section: Int, as _: View.Type = View.self) -> View? {
        screen.table.headerView(forSection: section) as? View
    }

    private func turn(_ section: Int, _ isOn: Bool) {
        let toggle = header(section, as: FolderHeader.self)?.open
        toggle?.isOn = isOn
        toggle?.sendActions(for: .valueChanged)
    }

    @Test func aHeaderTellsItsSection() throws {
        try #require(header(0, as: RecentHeader.self)).onClear?()
        turn(1, true)
        turn(2, false)
        try #require(header(3, as: OfferHeader.self)).onBuy?(7)
        #expect(app.calls == ["clear [1]", "a false > true", "b true > false", "buy 7 of o"])
    }

    /// The sections of the state are those of the app, not those with the rows that the list has computed.
    @Test func aComputedRowTellsItsSection() throws {
        let path = IndexPath(row: 0, section: 2)
        try #require(screen.table.cellForRow(at: path) as? SongCell).onPlay?()
        list.tableView(screen.table, commit: .delete, forRowAt: path)
        #expect(app.calls == ["play 3 of b", "delete 3 of b"])
    }

    @Test func aHeaderIsAnswered() throws {
        #expect(try #require(header(1, as: FolderHeader.self)).mayOpen?(true) == false)
        #expect(try #require(header(2, as: FolderHeader.self)).mayOpen?(true) == true)
    }

    #if DEBUG
    @Test func aFooterTellsItsSection() throws {
        let footer = try #require(screen.table.footerView(forSection: 2) as? FolderFooter)
        footer.onDebug?()
        #expect(app.calls == ["footer b"])
    }
    #endif

    /// The value is that of the newest state, which the screen may not show yet.
    @Test func itIsTheNewestValueOfTheSectionOnScreen() {
        list.state.folders.swapAt(0, 1)
        list.state.folders[1].isOpen = true
        turn(1, true)
        #expect(app.calls == ["a true > true"])
        list.flush()
        turn(2, false)
        #expect(app.calls.last == "a true > false")
    }

    @Test func aLostSectionTellsNothing() throws {
        let first = try #require(header(1, as: FolderHeader.self))
        let offer = try #require(header(3, as: OfferHeader.self))
        list.state.folders.removeFirst()
        list.state.promotion = .nothing
        turn(1, true)
        #expect(first.mayOpen?(true) == false)
        offer.onBuy?(1)
        #expect(app.calls == [])
    }

    @Test func theViewAboveAllRowsTellsTheList() {
        let field = screen.table.tableHeaderView?.firstField
        field?.text = "x"
        field?.sendActions(for: .editingChanged)
        #expect(app.calls == ["x in 2"])
    }

    @Test func aHeaderOfACollectionCallsTheClosures() throws {
        var calls: [String] = []
        let screen = Grid()
        let shelf = Shelf.Collection(
            Shelf(songs: [Song(id: 1, title: "x")]),
            actions: Shelf.Actions(
                configureSongs: { _, _ in }, onAllSongs: { calls.append("all \($0.map(\.id))") },
                titleSongs: { $0.first?.title }),
            in: screen.view)
        let header = try #require(screen.header(0, as: ShelfHeader.self))
        header.onAll?()
        #expect(calls == ["all [1]"])
        #expect(header.title?() == "x")
        withExtendedLifetime(shelf) {}
    }
}

extension UIView {
    fileprivate var firstField: UITextField? {
        self as? UITextField ?? subviews.lazy.compactMap(\.firstField).first
    }
}
