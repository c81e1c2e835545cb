import Podcasts
import Testing
import UIKit

@MainActor
@Suite struct UpNextTests {
    private final class LoudEpisodeCell: QueuedEpisodeCell {
        override func configure(with episode: Episode) { textLabel?.text = episode.title.uppercased() }
    }

    private let episodes = ["Tape", "Looms"].map { Episode(id: $0, title: $0, podcast: "Relay", minutes: 20) }

    @Test func anotherClassReloadsTheRows() async {
        let controller = UpNextController(episodes)
        let phone = await Phone(controller)
        #expect(phone.texts == [["Tape"], ["Looms"]])
        controller.cells.episode = LoudEpisodeCell.self
        await phone.settle()
        #expect(phone.texts == [["TAPE"], ["LOOMS"]])
    }

    @Test func aHintIsShownWhileNothingPlaysNext() async throws {
        let phone = await Phone(UpNextController(episodes))
        #expect(phone.tableView.backgroundView == nil)
        try phone.tap("Tape")
        await phone.settle()
        try phone.tap("Looms")
        await phone.settle()
        #expect(phone.texts.isEmpty)
        #expect((phone.tableView.backgroundView as? UILabel)?.text == "Nothing plays next")
    }
}
