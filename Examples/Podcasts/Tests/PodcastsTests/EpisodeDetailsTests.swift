import Podcasts
import Testing
import UIKit

@MainActor
@Suite struct EpisodeDetailsTests {
    @Test func rowsOfEachKindAreKnownByTheirPlaces() async throws {
        let controller = EpisodeDetailsController(
            Episode(id: "moths", title: "Moths", podcast: "Relay", minutes: 30), notes: ["Kept.", "Kept."],
            chapters: [Chapter(title: "The log", minute: 12)])
        var minutes: [Int] = []
        controller.onSeek = { minutes.append($0) }
        let phone = await Phone(controller)
        let top = [["Moths"], ["Kept."], ["Kept."]]
        #expect(phone.texts == top + [[], ["Chapters"], ["The log", "12 min"], []])
        controller.add("More.")
        await phone.settle()
        #expect(phone.texts == top + [["More."], [], ["Chapters"], ["The log", "12 min"], []])
        try phone.tap("The log")
        #expect(minutes == [12])
    }
}
