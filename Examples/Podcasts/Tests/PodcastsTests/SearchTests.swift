import Podcasts
import Testing
import UIKit

@MainActor
@Suite struct SearchTests {
    @Test func hitsAndTheHintAreCellsOfTheStoryboard() async throws {
        let controller = SearchController(style: .plain)
        controller.tableView.register(HitCell.self, forCellReuseIdentifier: "hit")
        controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "hint")
        controller.episodes = [Episode(id: "a", title: "Looms", podcast: "Analytical", minutes: 1)]
        let phone = await Phone(controller)
        #expect(phone.texts == [["Type a word of a title"]])
        _ = await phone.updates { controller.find("ox") }
        #expect(phone.texts == [["Nothing is called \"ox\""]])
        _ = await phone.updates { controller.find("loom") }
        #expect(phone.texts == [["Looms (Analytical)"]])
        var opened: [String] = []
        controller.onOpen = { opened.append($0) }
        try phone.tap("Looms")
        #expect(opened == ["Looms"])
    }
}
