import Podcasts
import Testing
import UIKit

@MainActor
@Suite struct NotificationsTests {
    private let podcasts = ["Relay", "Loom"].map { Podcast(id: $0, title: $0, author: "Ada") }
    private let options = [
        NotificationOption(id: "sound", title: "Sound", isOn: true),
        NotificationOption(id: "badge", title: "Badge", isOn: false),
    ]

    @Test func groupsAreInset() async {
        let phone = await CollectionPhone(NotificationsController(podcasts: podcasts, options: options))
        #expect(phone.headers == [["New episodes"], ["On this phone"]])
        #expect(phone.texts == [["Relay", "Ada"], ["Loom", "Ada"], ["Sound", "On"], ["Badge", "Off"]])
        #expect(phone.frames.allSatisfy { $0.x > 0 && $0.width < 390 && $0.height >= 44 })
    }

    @Test func aTappedRowIsSwitched() async throws {
        let phone = await CollectionPhone(NotificationsController(podcasts: podcasts, options: options))
        let updates = try await phone.updates {
            try phone.tap("Loom")
            try phone.tap("Badge")
        }
        #expect(updates == ["reconfigure [0, 1] [1, 1]"])
        #expect(phone.texts.last == ["Badge", "On"])
    }

    @Test func withoutPodcastsARowSaysSo() async {
        let controller = NotificationsController(podcasts: podcasts, options: options)
        let phone = await CollectionPhone(controller)
        controller.show([])
        await phone.settle()
        #expect(phone.texts.first == ["No podcasts"])
    }
}
