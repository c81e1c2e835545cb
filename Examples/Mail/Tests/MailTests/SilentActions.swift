@_spi(Generated) import ListRuntimeUIKit
import MailKit
import UIKit

@testable import Mail

/// Takes every event of every list and does nothing.
@MainActor
final class SilentActions {
}

extension SilentActions: Inbox.Actions {
    func select(vip: Conversation) {}
    func select(_ row: InboxItem) {}
    func willDisplayLoader() {}
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

extension SilentActions: Correspondence.Actions {
    func select(reply: Message) {}
}

extension SilentActions: SearchResults.Actions {
    func configure(_ cell: SavedSearchCell, saved: SavedSearch) {
        cell.titleLabel.text = saved.text
    }
}

extension SilentActions: SettingsList.Actions {
    func select(toggles: Toggle) {}
    func select(choices: Choice) {}
    func selectSignOut(event: RowEvent) {}
}

extension SilentActions: Mailboxes.Actions {
    func select(favourites: Mailbox) {}
    func select(mailboxes: Mailbox, in section: AccountMailboxes) {}
    func selectAdd(in section: AccountMailboxes) {}
}
