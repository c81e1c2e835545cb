import Podcasts

/// Settings: rows that the controller fills from values that no row holds.
@MainActor
enum SettingsTour {
    static func run() {
        let controller = SettingsController(settings: PlayerSettings())
        let stage = Stage(controller)
        controller.onOpen = { say("-> opens \($0)") }
        stage.tap("Account")
        stage.tap("Skip back")
        stage.turn("Trim silence")
        stage.turn("Download new episodes")
        stage.tap("Theme")
        stage.tap("Rate")
    }
}
