@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import beside_diffable
@testable import by_diffable

/// The two screens of Documentation/Diffable.md show the same at the same places, and do the same.
@MainActor @Suite struct BesideDiffableTests {
    /// What is done to a screen, in steps, with what it shows after each.
    private func steps<Screen: LibraryScreen>(_ screen: Screen) async -> [HeadlessScreen] {
        var opened: [Int] = []
        var shown: [HeadlessScreen] = []
        screen.open = { opened.append($0) }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.addSubview(screen.view)
        let headless = screen.collectionView.headless
        func look() async {
            // Lists follow their state at the end of a turn of the run loop.
            for _ in 0..<4 { await Task.yield() }
            shown.append(headless.screen)
        }
        func episodes(_ titles: [String], minutes: Int = 10) -> [Screen.ShownEpisode] {
            titles.map { Screen.ShownEpisode(id: id(of: $0), title: $0, minutesLeft: minutes) }
        }
        func podcasts(_ titles: [String], unplayed: Int = 2) -> [Screen.ShownPodcast] {
            titles.map { Screen.ShownPodcast(id: id(of: $0), title: $0, unplayed: unplayed) }
        }

        await look()
        screen.show(started: episodes(["Tin", "Iron"]), podcasts: podcasts(["Relay", "Loom", "Card"]))
        await look()
        screen.showsUnplayed = true
        await look()
        screen.setMinutesLeft(3, ofEpisode: id(of: "Iron"))
        await look()
        screen.show(
            started: episodes(["Iron"], minutes: 2), podcasts: podcasts(["Card", "Relay", "Gold", "Loom"], unplayed: 5))
        await look()
        for path in [IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 1)] {
            #expect(headless.tap(itemAt: path))
        }
        #expect(opened == [id(of: "Iron"), id(of: "Gold")])
        #expect(screen.collectionView.indexPathsForSelectedItems?.isEmpty == true)
        screen.show(started: [], podcasts: [])
        await look()
        withExtendedLifetime(window) {}
        return shown
    }

    @Test func theScreensAreTheSame() async {
        let written = await steps(by_diffable.LibraryController())
        let declared = await steps(beside_diffable.LibraryController())
        #expect(written.map { $0.sections.map { $0.header?.texts ?? [] } }.last == [[]])
        #expect(
            written[1].rows.map(\.texts) == [
                ["Tin, 10 min left"], ["Iron, 10 min left"], ["Relay"], ["Loom"], ["Card"],
            ])
        #expect(written[0].rows.map(\.texts) == [["Nothing is started"]])
        for (step, (one, other)) in zip(written, declared).enumerated() {
            #expect(one.rows.map(\.texts) == other.rows.map(\.texts), "step \(step)")
            #expect(one.rows.map(\.frame) == other.rows.map(\.frame), "step \(step)")
            #expect(one.sections.map(\.header?.texts) == other.sections.map(\.header?.texts), "step \(step)")
            #expect(one.sections.map(\.header?.frame) == other.sections.map(\.header?.frame), "step \(step)")
        }
    }
}

/// A screen of the page, whose types are each file's own.
@MainActor
protocol LibraryScreen: UIViewController {
    associatedtype ShownEpisode: LibraryEpisode
    associatedtype ShownPodcast: LibraryPodcast

    var collectionView: UICollectionView { get }
    var open: (Int) -> Void { get set }
    var showsUnplayed: Bool { get set }
    func show(started: [ShownEpisode], podcasts: [ShownPodcast])
    func setMinutesLeft(_ minutes: Int, ofEpisode id: Int)
}

protocol LibraryEpisode { init(id: Int, title: String, minutesLeft: Int) }
protocol LibraryPodcast { init(id: Int, title: String, unplayed: Int) }

extension by_diffable.Episode: LibraryEpisode {}
extension by_diffable.Podcast: LibraryPodcast {}
extension by_diffable.LibraryController: LibraryScreen {}
extension beside_diffable.Episode: LibraryEpisode {}
extension beside_diffable.Podcast: LibraryPodcast {}
extension beside_diffable.LibraryController: LibraryScreen {}

private func id(of title: String) -> Int { title.unicodeScalars.reduce(0) { $0 &* 31 &+ Int($1.value) } }
