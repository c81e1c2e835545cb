import ListRuntimeUIKit
import MailKit
import UIKit

/// Shows the settings, which are the context of their own list: a change refills the rows that read them.
public final class SettingsController: ScreenController {
    public private(set) var settings: MailSettings {
        didSet {
            table?.context = settings
            table?.state = Self.list(for: settings)
            onChange?(settings)
        }
    }

    public var onChange: ((MailSettings) -> Void)?
    private var table: SettingsList.Table?

    public init(settings: MailSettings) {
        self.settings = settings
        super.init(title: "Settings", style: .grouped)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        table = SettingsList.Table(Self.list(for: settings), context: settings, actions: self, in: tableView)
    }

    private static func list(for settings: MailSettings) -> SettingsList {
        var list = SettingsList(
            toggles: Toggle.allCases,
            choices: [
                Choice(title: "Theme", value: settings.theme.rawValue),
                Choice(title: "Preview", value: "\(settings.previewLines) lines"),
            ],
            signature: settings.signature, canSignOut: true)
        #if DEBUG
        list.build = BuildInfo(commit: "4f2a91c", server: "staging.example.org")
        #endif
        return list
    }
}

extension SettingsController: SettingsList.Actions {
    func select(toggles: Toggle) {
        settings[keyPath: toggles.setting].toggle()
    }

    func select(choices: Choice) {
        switch choices.title {
        case "Theme": settings.theme = settings.theme == .light ? .dark : .light
        default: settings.previewLines = settings.previewLines % 3 + 1
        }
    }

    func selectSignOut(event: RowEvent) {
        let anchor = event.view.convert(event.rect, to: tableView)
        onOpen?("sign out, asked in a popover at y \(Int(anchor.minY))")
    }
}
