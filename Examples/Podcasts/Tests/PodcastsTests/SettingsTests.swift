import Podcasts
import Testing
import UIKit

@MainActor
@Suite struct SettingsTests {
    @Test func theControllerFillsEighteenRows() async throws {
        let phone = await Phone(SettingsController(settings: PlayerSettings(email: "mary@example.org")))
        #expect(phone.texts.count == 18)
        #expect(phone.texts.first == ["Account", "mary@example.org"])
        #expect(phone.headers == [["Playback"], ["Downloads"], ["Notifications"], ["Appearance"]])
    }

    @Test func aTappedSettingIsShownAnew() async throws {
        let phone = await Phone(SettingsController(settings: PlayerSettings()))
        try phone.tap("Skip back")
        await phone.settle()
        #expect(phone.texts.contains(["Skip back", "15 s"]))
    }

    @Test func aSwitchTakesTheRowsThatDependOnItAway() async throws {
        let controller = SettingsController(settings: PlayerSettings())
        let phone = await Phone(controller)
        let updates = try await phone.updates { try phone.turn("Download new episodes") }
        #expect(updates.first?.hasPrefix("delete [2, 1] [2, 2]") == true)
        #expect(!controller.settings.downloadsNewEpisodes)
        #expect(phone.texts.count == 15)
    }

    @Test func aSettingsScreenEndsWithItsController() async {
        weak var controller: SettingsController?
        do {
            let shown = SettingsController(settings: PlayerSettings())
            controller = shown
            _ = await Phone(shown)
        }
        #expect(controller == nil)
    }
}
