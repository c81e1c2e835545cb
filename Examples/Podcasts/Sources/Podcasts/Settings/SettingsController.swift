import UIKit

/// Eighteen settings in six groups.
public final class SettingsController: UITableViewController {
    // listgen:rows(cell: ValueCell, configure: fill, on: select)
    enum Item {
        case account, subscription
        case skipBack, skipForward, speed
        case trimSilence, volumeBoost, continuousPlayback  // listgen:row(cell: SwitchCell)
        case autoDownload, onlyOnWiFi  // listgen:row(cell: SwitchCell)
        case episodeLimit, storage
        case newEpisodes  // listgen:row(cell: SwitchCell)
        case theme, icon
        case help, rate, about
    }

    // listgen:list(.table, context: .weak(SettingsController))
    struct Settings {
        // listgen:section(id: .position, header: title(of:))
        var groups: [[Item]]
    }

    public private(set) var settings: PlayerSettings {
        didSet { table?.state = Settings(groups: groups) }
    }

    public var onOpen: ((String) -> Void)?
    private var table: Settings.Table?

    private var groups: [[Item]] {
        [
            settings.email == nil ? [.account] : [.account, .subscription],
            [.skipBack, .skipForward, .speed, .trimSilence, .volumeBoost, .continuousPlayback],
            settings.downloadsNewEpisodes
                ? [.autoDownload, .onlyOnWiFi, .episodeLimit, .storage] : [.autoDownload, .storage],
            [.newEpisodes],
            [.theme, .icon],
            [.help, .rate, .about],
        ]
    }

    public init(settings: PlayerSettings) {
        self.settings = settings
        super.init(style: .grouped)
        title = "Settings"
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        table = Settings.Table(Settings(groups: groups), context: self, actions: self, in: tableView)
    }

    func title(of rows: [Item]) -> String? {
        switch rows.first {
        case .skipBack: return "Playback"
        case .autoDownload: return "Downloads"
        case .newEpisodes: return "Notifications"
        case .theme: return "Appearance"
        default: return nil
        }
    }

    func fill(_ cell: ValueCell, for row: Item) {
        switch row {
        case .account: cell.show("Account", value: settings.email ?? "Sign in")
        case .subscription: cell.show("Subscription", value: settings.isSubscribed ? "Plus" : "None")
        case .skipBack: cell.show("Skip back", value: "\(settings.skipBack) s")
        case .skipForward: cell.show("Skip forward", value: "\(settings.skipForward) s")
        case .speed: cell.show("Speed", value: "\(settings.speed)x")
        case .episodeLimit: cell.show("Episodes for each podcast", value: "\(settings.episodeLimit)")
        case .storage: cell.show("Storage", value: "\(settings.megabytesUsed) MB")
        case .theme: cell.show("Theme", value: settings.theme)
        case .icon: cell.show("App icon", value: settings.icon)
        case .help: cell.show("Help")
        case .rate: cell.show("Rate this app")
        case .about: cell.show("About")
        default: break
        }
    }

    func fill(_ cell: SwitchCell, for row: Item) {
        switch row {
        case .trimSilence: show("Trim silence", \.trimsSilence, in: cell)
        case .volumeBoost: show("Volume boost", \.boostsVolume, in: cell)
        case .continuousPlayback: show("Continuous playback", \.playsOn, in: cell)
        case .autoDownload: show("Download new episodes", \.downloadsNewEpisodes, in: cell)
        case .onlyOnWiFi: show("Only on Wi-Fi", \.downloadsOnWiFiOnly, in: cell)
        case .newEpisodes: show("New episodes", \.notifiesOfNewEpisodes, in: cell)
        default: break
        }
    }

    private func show(_ title: String, _ setting: WritableKeyPath<PlayerSettings, Bool>, in cell: SwitchCell) {
        cell.show(title, isOn: settings[keyPath: setting]) { [weak self] in self?.settings[keyPath: setting] = $0 }
    }
}

extension SettingsController: SettingsController.Settings.Actions {
    func select(_ row: Item, in section: [Item]) {
        switch row {
        case .account: settings.email = settings.email == nil ? "mary@example.org" : nil
        case .skipBack: settings.skipBack = settings.skipBack % 30 + 5
        case .skipForward: settings.skipForward = settings.skipForward % 60 + 15
        case .theme: settings.theme = settings.theme == "Light" ? "Dark" : "Light"
        case .episodeLimit: settings.episodeLimit = settings.episodeLimit % 10 + 1
        default: onOpen?("\(row)")
        }
    }
}
