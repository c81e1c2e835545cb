import ListRuntimeUIKit
import MailKit
import UIKit

/// Shows the blocked senders, who are taken off by a swipe or in the editing mode.
public final class BlockedSendersController: ScreenController {
    public private(set) var list: BlockedSenders {
        didSet { table?.state = list }
    }

    private let settings: MailSettings
    private var table: BlockedSenders.Table?

    public init(people: People, settings: MailSettings) {
        list = BlockedSenders(people: people)
        self.settings = settings
        super.init(title: "Blocked", style: .plain)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        table = BlockedSenders.Table(list, context: settings, actions: self, in: tableView)
    }
}

extension BlockedSendersController: BlockedSenders.Actions {
    public func delete(people: Person) {
        list.people.removeAll { $0.address == people.address }
    }
}
