@_spi(Generated) import ListRuntimeUIKit
import MailKit
import Testing
import UIKit

@testable import Mail

/// Random states of every generated list, driven through the headless table: after each the table shows the new state,
/// and no rule of UIKit was broken. A failure names the seed that brings it back.
@MainActor
@Suite struct RandomStateTests {
    private static let steps = 60

    /// The same ones each time, and one that is new.
    nonisolated private static let seeds: [UInt64] = [1, 2, 3, 4]

    @Test(arguments: seeds)
    func inbox(seed: UInt64) {
        let actions = SilentActions()
        let context = InboxContext(
            account: Account(address: "mary@example.org", name: "Mary"), settings: MailSettings())
        ListOnScreen(Inbox.start()) { Inbox.Table($0, context: context, actions: actions, in: $1) }
            .drive(steps: Self.steps, seed: seed)
    }

    @Test(arguments: seeds)
    func correspondence(seed: UInt64) {
        let actions = SilentActions()
        let context = CorrespondenceContext(settings: MailSettings(), delegate: nil)
        ListOnScreen(Correspondence.start()) { Correspondence.Table($0, context: context, actions: actions, in: $1) }
            .drive(steps: Self.steps, seed: seed)
    }

    @Test(arguments: seeds)
    func search(seed: UInt64) {
        let actions = SilentActions()
        let context = SearchContext(query: "a", settings: MailSettings())
        var delegates: [HidingHeaders<SearchResults, SearchContext>] = []
        ListOnScreen(SearchResults.start()) { state, tableView in
            let table = SearchResults.Table(state, context: context, actions: actions, in: tableView)
            delegates.append(HidingHeaders(table))
            tableView.delegate = delegates.last
            return table
        }
        .drive(steps: Self.steps, seed: seed)
    }

    @Test(arguments: seeds)
    func settings(seed: UInt64) {
        let actions = SilentActions()
        ListOnScreen(SettingsList.start()) {
            SettingsList.Table($0, context: MailSettings(), actions: actions, in: $1)
        }
        .drive(steps: Self.steps, seed: seed)
    }

    @Test(arguments: seeds)
    func mailboxes(seed: UInt64) {
        let actions = SilentActions()
        let context = MailboxesContext(settings: MailSettings())
        ListOnScreen(Mailboxes.start()) { Mailboxes.Table($0, context: context, actions: actions, in: $1) }
            .drive(steps: Self.steps, seed: seed)
    }

    @Test(arguments: seeds)
    func attachments(seed: UInt64) {
        let actions = DraftAttachments.Actions(selectUploads: { _ in }, selectAdd: { _ in })
        ListOnScreen(DraftAttachments.start()) { DraftAttachments.Table($0, actions: actions, in: $1) }
            .drive(steps: Self.steps, seed: seed)
    }
}
