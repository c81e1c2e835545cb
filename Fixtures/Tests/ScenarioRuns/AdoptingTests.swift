@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import adopting_1_provider
@testable import adopting_2_names
@testable import adopting_3_list
@testable import adopting_4_headers
@testable import by_hand

/// The screen of Documentation/Adopting.md shows and does the same, whichever of its commits it is at.
@MainActor @Suite struct AdoptingTests {
    /// The screens, by the commits.
    nonisolated static let commits: [@MainActor @Sendable () -> any QueueScreen] = [
        { by_hand.QueueController() }, { adopting_1_provider.QueueController() },
        { adopting_2_names.QueueController() }, { adopting_3_list.QueueController() },
        { adopting_4_headers.QueueController() },
    ]

    @Test(arguments: commits.indices) func theScreenStaysTheSame(_ commit: Int) async {
        let controller = Self.commits[commit]()
        var opened: [Int] = []
        controller.open = { opened.append($0) }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.addSubview(controller.view)
        let table = controller.tableView
        func rows() -> [String] { table.headless.screen.rows.map { $0.texts.joined(separator: " ") } }
        func headers() -> [String] {
            table.headless.screen.sections.compactMap { $0.header?.texts.joined(separator: " ") }
        }

        #expect(rows() == ["Nothing is next"])
        #expect(headers() == [])

        controller.sleepsAfterEpisode = true
        controller.show(playing: "Gold", episodes: ["Tin", "Iron"], downloads: ["Lead": 0.25])
        await nextTurn()
        #expect(rows() == ["Gold, then sleep", "Tin, 30 min", "Iron, 30 min", "Lead 25 %"])
        #expect(headers() == ["Up next", "Downloads"])
        #expect(table.headless.screen.sections.map(\.header?.frame.height) == [nil, 44, 32])

        controller.sleepsAfterEpisode = false
        controller.show(playing: "Gold", episodes: ["Tin", "Iron"], downloads: ["Lead": 0.5])
        await nextTurn()
        #expect(rows() == ["Gold", "Tin, 30 min", "Iron, 30 min", "Lead 50 %"])

        for path in [IndexPath(row: 1, section: 1), IndexPath(row: 0, section: 2), IndexPath(row: 0, section: 0)] {
            #expect(table.headless.tap(rowAt: path))
        }
        #expect(opened == [id(of: "Iron"), id(of: "Lead"), id(of: "Gold")])
        #expect(table.indexPathForSelectedRow == nil)

        controller.show(playing: nil, episodes: [], downloads: [:])
        await nextTurn()
        #expect(rows() == ["Nothing is next"])
        #expect(headers() == [])
        withExtendedLifetime(window) {}
    }

    /// Lists follow their state at the end of a turn of the run loop.
    private func nextTurn() async {
        for _ in 0..<4 { await Task.yield() }
    }
}

/// A screen of the example, whose types are each commit's own.
@MainActor
protocol QueueScreen: UIViewController {
    associatedtype ShownEpisode: QueueEpisode
    associatedtype ShownDownload: QueueDownload

    var tableView: UITableView { get }
    var open: (Int) -> Void { get set }
    var sleepsAfterEpisode: Bool { get set }
    func show(playing: ShownEpisode?, episodes: [ShownEpisode], downloads: [ShownDownload])
}

protocol QueueEpisode {
    init(id: Int, title: String, show: String, minutes: Int)
}

protocol QueueDownload {
    init(id: Int, title: String, fraction: Double)
}

private func id(of title: String) -> Int { title.unicodeScalars.reduce(0) { $0 * 31 + Int($1.value) } }

extension QueueScreen {
    func show(playing: String?, episodes: [String], downloads: [String: Double]) {
        func episode(_ title: String) -> ShownEpisode {
            ShownEpisode(id: id(of: title), title: title, show: "Metals", minutes: 30)
        }
        show(
            playing: playing.map(episode), episodes: episodes.map(episode),
            downloads: downloads.map { ShownDownload(id: id(of: $0), title: $0, fraction: $1) })
    }
}

extension by_hand.Episode: QueueEpisode {}
extension by_hand.Download: QueueDownload {}
extension by_hand.QueueController: QueueScreen {}

extension adopting_1_provider.Episode: QueueEpisode {}
extension adopting_1_provider.Download: QueueDownload {}
extension adopting_1_provider.QueueController: QueueScreen {}

extension adopting_2_names.Episode: QueueEpisode {}
extension adopting_2_names.Download: QueueDownload {}
extension adopting_2_names.QueueController: QueueScreen {}

extension adopting_3_list.Episode: QueueEpisode {}
extension adopting_3_list.Download: QueueDownload {}
extension adopting_3_list.QueueController: QueueScreen {}

extension adopting_4_headers.Episode: QueueEpisode {}
extension adopting_4_headers.Download: QueueDownload {}
extension adopting_4_headers.QueueController: QueueScreen {}
