import Podcasts
import Testing
import UIKit

@MainActor
@Suite struct DownloadsTests {
    private let running = [Episode(id: "a", title: "A", podcast: "P", minutes: 1, download: .running(percent: 1))]
    private let days = [
        ArraySection(
            model: "Monday",
            elements: [Episode(id: "b", title: "B", podcast: "P", minutes: 2, download: .done(megabytes: 7))])
    ]

    @Test func daysHaveViewsAboveAndSpacesBelow() async throws {
        let phone = await Phone(DownloadsController(running: running, days: days))
        #expect(phone.headers == [["7 MB on this phone"], ["Monday", "7 MB"]])
        let frames = phone.tableView.headless.screen.rows.map(\.frame)
        #expect(frames[1].y - frames[0].y - frames[0].height == 16 + 32)
        #expect(frames[2].y - frames[1].y - frames[1].height == 16 + 24)
    }

    @Test func progressFillsOneRowAgain() async {
        let controller = DownloadsController(running: running, days: days)
        let phone = await Phone(controller)
        let updates = await phone.updates { controller.progress(of: "a", is: .running(percent: 50)) }
        #expect(updates == ["reconfigure [0, 0]"])
        #expect(phone.texts.first == ["A", "P, 1 min, 50 %"])
    }

    @Test func aFileThatIsThereMovesToToday() async {
        let controller = DownloadsController(running: running, days: days)
        let phone = await Phone(controller)
        _ = await phone.updates { controller.progress(of: "a", is: .done(megabytes: 3)) }
        #expect(phone.headers == [["Today", "3 MB"], ["Monday", "7 MB"]])
        #expect(phone.texts == [["A", "P, 1 min, 3 MB"], ["B", "P, 2 min, 7 MB"], ["Remove all downloads"]])
    }

    @Test func removingAllLeavesWhatIsStillComing() async throws {
        let phone = await Phone(DownloadsController(running: running, days: days))
        try phone.tap("Remove all")
        await phone.settle()
        #expect(phone.texts == [["A", "P, 1 min, 1 %"]])
        #expect(phone.headers == [["0 MB on this phone"]])
    }
}
