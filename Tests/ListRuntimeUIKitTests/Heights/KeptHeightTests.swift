import HeadlessUIKit
import ListRuntime
import RandomTesting
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

@MainActor
@Suite struct KeptHeightTests {
    /// Twenty photos of which eight are on screen.
    private func screen() -> AlbumScreen {
        let screen = AlbumScreen(.photos(0..<20))
        #expect(screen.calls() == ["photo": 8])
        return screen
    }

    @Test("scrolling computes each height once, in either direction")
    func scrolling() {
        let screen = screen()
        for offset in [100, 200, 300, 400, 500, 660] as [CGFloat] { screen.scroll(to: offset) }
        #expect(screen.calls() == ["photo": 12])
        for offset in [400, 200, 0, 660] as [CGFloat] { screen.scroll(to: offset) }
        #expect(screen.calls() == [:])
    }

    @Test("rows that are inserted above, moved and deleted leave the others' heights known")
    func structure() {
        let screen = screen()
        screen.table.update {
            $0.photos.insert(Photo(id: 90, height: 50), at: 0)
            $0.photos.swapAt(2, 5)
            $0.photos.remove(at: 4)
        }
        #expect(screen.calls() == ["photo": 1])
        #expect(screen.difference == nil)
    }

    @Test("a row whose content changes is computed once more, and no other")
    func content() {
        let screen = screen()
        screen.table.update { $0.photos[3].height = 70 }
        #expect(screen.calls() == ["photo": 1])
        screen.table.update(photos: 4) { $0.height = 71 }
        #expect(screen.calls() == ["photo": 1])
        #expect(Array(screen.heights[3...4]) == [73, 74])
    }

    @Test("an update that reloads the table keeps all heights")
    func reloadByUpdate() {
        let screen = screen()
        screen.table.limits.animatedChanges = 0
        screen.table.update { $0.photos.insert(Photo(id: 90, height: 50), at: 0) }
        #expect(screen.calls() == ["photo": 1])
    }

    @Test("reload and reconfigure compute anew what they concern")
    func reloadByHand() {
        let screen = screen()
        screen.table.reconfigure(.row(.photos(2)))
        #expect(screen.calls() == ["photo": 1])
        screen.table.reconfigure(.visible)
        #expect(screen.calls() == ["photo": 8])
        screen.table.reload()
        #expect(screen.calls() == ["photo": 8])
    }

    @Test("another width computes anew, and coming back does not")
    func rotation() {
        let screen = screen()
        screen.tableView.headless.rotate(to: CGSize(width: 400, height: 300))
        #expect(screen.calls() == ["photo": 6])
        screen.tableView.headless.rotate(to: CGSize(width: 300, height: 400))
        #expect(screen.calls() == [:])
        #expect(screen.difference == nil)
    }

    @Test("the heights of one width are forgotten, and those of the other known when the screen turns back")
    func width() {
        let screen = screen()
        screen.tableView.headless.rotate(to: CGSize(width: 400, height: 300))
        #expect(screen.calls() == ["photo": 6])
        screen.table.forgetHeights(.widths { $0 < 400 })
        #expect(screen.calls() == [:])
        screen.tableView.headless.rotate(to: CGSize(width: 300, height: 400))
        #expect(screen.calls() == ["photo": 8])
        screen.table.forgetHeights(.widths { $0 < 400 })
        #expect(screen.calls() == ["photo": 8])
        screen.tableView.headless.rotate(to: CGSize(width: 400, height: 300))
        #expect(screen.calls() == [:])
    }

    @Test("another text size computes anew")
    func traits() {
        let screen = screen()
        defer { screen.tableView.headless.changeContentSizeCategory(to: .large) }
        screen.tableView.headless.changeContentSizeCategory(to: .extraLarge)
        #expect(screen.calls() == ["photo": 8])
    }

    @Test("another context computes the heights anew that read it, and no other")
    func context() {
        let screen = AlbumScreen(.mixed)
        #expect(screen.calls() == ["photo": 1, "caption": 1, "song": 1, "player": 1, "shade": 1])
        screen.table.context = AlbumContext(factor: 15)
        let calls = screen.calls()
        #expect(calls["caption"] == 1 && calls["shade"] == 1)
        #expect(calls["photo"] == nil && calls["song"] == nil)
        #expect(screen.difference == nil)
    }

    @Test("an object that changes in place is computed anew once it is touched")
    func objects() {
        let album = Album.mixed
        let screen = AlbumScreen(album)
        album.songs[0].lines = 6
        screen.table.touch(.songs(1))
        _ = screen.heights
        #expect(screen.calls()["song"] == 2)
        #expect(screen.difference == nil)
        screen.scroll(to: 0)
        #expect(screen.calls()["song"] == nil)
    }

    @Test("an object whose content is not compared is computed each time")
    func unseenContent() {
        let album = Album.mixed
        let screen = AlbumScreen(album)
        album.players[0].lines = 6
        screen.table.reconfigure(.row(.photos(1)))
        #expect(screen.difference == nil)
    }

    @Test("a height that reads all metrics follows the traits")
    func metrics() {
        let screen = AlbumScreen(.mixed)
        screen.tableView.headless.changeUserInterfaceStyle(to: .dark)
        #expect(screen.difference == nil)
    }

    @Test("while a row is held, a height follows the content that its cell shows")
    func held() {
        let screen = screen()
        screen.table.beginInteraction(.contextMenu)
        screen.table.update {
            $0.photos[2].height = 70
            $0.photos.removeLast()
        }
        #expect(screen.heights[2] == 73)
        #expect(screen.table.applied.photos.count == 20)
        screen.table.update { $0.photos[2].height = 50 }
        #expect(screen.heights[2] == 53)
        screen.table.update { $0.photos[2].height = 70 }
        screen.table.endInteraction(.contextMenu)
        #expect(screen.heights[2] == 73)
        #expect(screen.table.applied.photos.count == 19)
    }

    @Test("no interleaving shows a height that a list without a cache would not", arguments: Sample.of(0..<60))
    func neverStale(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let screen = AlbumScreen(.mixed, height: seed % 2 == 0 ? 2_000 : 120)
        for step in 0..<40 {
            for _ in 0..<Int.random(in: 1...3, using: &generator) { change(screen, using: &generator) }
            // While rows are held, cells show now this, now that state.
            if !screen.table.isInteracting, let difference = screen.difference {
                Issue.record("seed \(seed), step \(step): \(difference)")
                return
            }
            for report in screen.reports {
                if case .reloadedUpdate(_, limit: 0) = report { continue }
                Issue.record("seed \(seed), step \(step): \(report)")
                return
            }
        }
    }

    private func change(_ screen: AlbumScreen, using generator: inout SeededGenerator) {
        let table = screen.table
        func number(_ bound: Int) -> Int { .random(in: 1...bound, using: &generator) }
        switch number(11) {
        case 1:
            screen.tableView.headless.rotate(
                to: CGSize(width: CGFloat(100 * number(4)), height: screen.window.frame.height))
        case 2: table.context = AlbumContext(factor: CGFloat(number(4) * 5))
        case 3:
            guard let song = table.state.songs.randomElement(using: &generator) else { return }
            song.lines = CGFloat(number(9))
            table.touch(.songs(song.id))
        case 4:
            guard let photo = table.state.photos.randomElement(using: &generator) else { return }
            table.update(photos: photo.id) { $0.height = CGFloat(number(90)) }
        case 5:
            let room = max(0, screen.tableView.contentSize.height - screen.tableView.bounds.height)
            screen.scroll(to: .random(in: 0...room, using: &generator))
        case 6:
            table.limits.animatedChanges = number(2) == 1 ? 0 : 2_000
            if number(3) == 1 { table.reload() }
        case 7: table.beginInteraction(.contextMenu)
        case 8: table.endInteraction(.contextMenu)
        default:
            table.update { $0.edit(using: &generator) }
        }
    }
}

extension Album {
    fileprivate mutating func edit(using generator: inout SeededGenerator) {
        func number(_ bound: Int) -> Int { .random(in: 0..<bound, using: &generator) }
        switch number(7) {
        case 6:
            // Rows of one model change the section, and with it the cell and the height.
            let moved = captions.filter { caption in !shades.contains { $0.id == caption.id } }
            captions.removeAll { moved.contains($0) }
            shades += moved
        case 0:
            photos.shuffle(using: &generator)
            photos = photos.filter { _ in number(4) > 0 }
        case 1:
            let id = (photos.map(\.id).max() ?? 0) + 1
            photos.insert(Photo(id: id, height: CGFloat(number(80))), at: number(photos.count + 1))
        case 2: captions = (0..<number(6)).map { Caption(id: $0, lines: CGFloat(number(5))) }
        case 3:
            songs.shuffle(using: &generator)
            songs.append(Song(id: (songs.map(\.id).max() ?? 0) + 1, lines: CGFloat(number(5))))
            if songs.count > 4 { songs.removeFirst(2) }
        case 4: notes = (0..<number(5)).map { Note(id: $0, lines: CGFloat(number(5) + 1)) }.shuffled(using: &generator)
        default: shades = (0..<number(4)).map { Caption(id: $0, lines: CGFloat(number(50))) }
        }
    }
}
