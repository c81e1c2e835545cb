import Mail
import MailKit

/// Settings: fixed sections whose context is what they change.
@MainActor
enum SettingsTour {
    static func run() {
        let stage = Stage("Settings", SettingsController(settings: MailSettings()))
        stage.tap("Show avatars")
        stage.tap("Theme")
        stage.tap("Preview")
        stage.tap("Build")
        stage.tap("Sign out")
    }
}
