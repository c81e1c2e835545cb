import MailKit
import Testing
import UIKit

@testable import Mail

/// The screens as a user meets them: what a touch or a change of the data leads to.
@MainActor
@Suite struct ScreenTests {
    private let ada = Person(address: "ada@example.org", name: "Ada", isVIP: true)
    private let account = Account(address: "mary@example.org", name: "Mary")

    private func conversation(_ id: Int, isUnread: Bool = true) -> Conversation {
        Conversation(id: id, subject: "S\(id)", people: [ada], snippet: "...", date: "Mon", isUnread: isUnread)
    }

    @Test func theSameConversationIsReadInBothSections() async throws {
        let model = InboxViewModel(inbox: Inbox(vip: [conversation(1)], items: [.conversation(conversation(1))]))
        let phone = await Phone(InboxController(viewModel: model, account: account, settings: MailSettings()))
        #expect(phone.texts == [["* Ada - S1", "..."], ["* Ada - S1", "..."]])
        #expect(try await phone.updates { try phone.touch("S1") } == ["reconfigure [1, 0] [2, 0]"])
        #expect(phone.texts == [["Ada - S1", "..."], ["Ada - S1", "..."]])
    }

    @Test func anObjectThatChangedInPlaceIsShownAgain() async throws {
        let bundle = NewsletterBundle(sender: "Weekly", titles: ["1"], unread: 1)
        let model = InboxViewModel(inbox: Inbox(vip: [], items: [.conversation(conversation(1)), .bundle(bundle)]))
        let phone = await Phone(InboxController(viewModel: model, account: account, settings: MailSettings()))
        #expect(await phone.updates { model.receive(newsletter: "2", in: bundle) } == ["reconfigure [2, 1]"])
        #expect(phone.texts.last == ["Weekly, 2 new", "2 / 1"])
        #expect(await phone.updates { model.receive(conversation(2)) }.count == 1)
    }

    @Test func onlyRowsThatReadTheSettingsFollowThem() async throws {
        let gap = Gap(after: 1, missing: 3)
        let model = InboxViewModel(inbox: Inbox(vip: [], items: [.gap(gap), .conversation(conversation(1))]))
        let controller = InboxController(viewModel: model, account: account, settings: MailSettings())
        let phone = await Phone(controller)
        #expect(await phone.updates { controller.follow(MailSettings(previewLines: 0)) } == ["reconfigure [2, 1]"])
        #expect(phone.texts.last == ["* Ada - S1"])
    }

    @Test func theDelegateOfACellIsSet() async throws {
        let offer = Promotion(id: "p", headline: "More", callToAction: "Buy")
        let model = InboxViewModel(inbox: Inbox(vip: [], items: [.promotion(offer)]))
        let phone = await Phone(InboxController(viewModel: model, account: account, settings: MailSettings()))
        try phone.cell("More", as: PromotionCell.self).tapClose()
        await phone.settle()
        #expect(phone.cellClasses == ["EmptyCell"])
    }

    @Test func theControllerKeepsItsScrollCallback() async throws {
        let items = (1...40).map { InboxItem.conversation(conversation($0)) }
        let controller = InboxController(
            viewModel: InboxViewModel(inbox: Inbox(vip: [], items: items)), account: account, settings: MailSettings())
        let phone = await Phone(controller)
        phone.tableView.headless.scroll(to: CGPoint(x: 0, y: 26))
        #expect(controller.barCollapse == 0.5)
    }

    @Test func aMessageUnfoldsIntoAnotherCell() async throws {
        let messages = [
            Message(messageID: "1", sender: ada, body: "Hello", date: "Mon"),
            Message(messageID: "2", sender: ada, body: "And more", date: "Mon", isCollapsed: true),
        ]
        let phone = await Phone(
            CorrespondenceController(subject: Subject(text: "S"), messages: messages, settings: MailSettings()))
        #expect(phone.cellClasses == ["SubjectCell", "DayCell", "FirstMessageCell", "CollapsedMessageCell"])
        #expect(try await phone.updates { try phone.touch("And more") }.allSatisfy { $0.hasPrefix("reload [1, 2]") })
        #expect(phone.cellClasses.last == "ReplyCell")
    }

    @Test func aFailedUploadIsShownByAnotherCellAndTriedAgain() async throws {
        let controller = AttachmentsController(attached: [])
        let phone = await Phone(controller)
        let upload = Upload(number: 1, fileName: "tape.zip")
        controller.add(upload)
        await phone.settle()
        upload.failure = MailError(code: 1, text: "Too large")
        controller.uploadDidChange(upload)
        await phone.settle()
        #expect(phone.cellClasses == ["FailedUploadCell", "AddAttachmentCell"])
        try await phone.tap("tape.zip")
        #expect(phone.cellClasses == ["UploadCell", "AddAttachmentCell"])
        #expect(phone.texts.first == ["tape.zip", "0 %"])
    }

    @Test func aSwitchTurnsItsSetting() async throws {
        let controller = SettingsController(settings: MailSettings())
        let phone = await Phone(controller)
        try await phone.tap("Show avatars")
        #expect(!controller.settings.showsAvatars)
        #expect(phone.tableView.headless.screen.rows.first?.shows.contains(.toggle(isOn: false)) == true)
    }

    @Test func aControllerThatStaysTheDelegateIsAskedAlone() async throws {
        let controller = SearchController(saved: [SavedSearch(text: "invoices")], settings: MailSettings())
        var opened: [String] = []
        controller.onOpen = { opened.append($0) }
        let phone = await Phone(controller)
        #expect(phone.texts.last == ["Saved: invoices"])
        try await phone.tap("invoices")
        #expect(opened == ["search for invoices"])
        #expect(phone.tableView.indexPathForSelectedRow == nil)
    }

    @Test func oneRowIsUpdatedWithoutTheRest() async throws {
        let accounts = ["a", "b"].map { name in
            AccountMailboxes(
                account: Account(address: name, name: name), mailboxes: [Mailbox(path: "in", name: "In \(name)")],
                canAdd: true, quota: Quota(used: 1, total: 2))
        }
        let controller = MailboxesController(
            mailboxes: Mailboxes(favourites: [], accounts: accounts), settings: MailSettings())
        let phone = await Phone(controller)
        #expect(await phone.updates { controller.setUnread(3, of: "in", in: "b") } == ["reconfigure [2, 1]"])
        #expect(phone.texts[4] == ["1. In b", "3 unread"])
    }

    @Test func aProviderServesAHandWrittenDataSource() async throws {
        let mail = OutgoingMail(id: 1, subject: "S", recipients: ["x"], state: .sending(percent: 5))
        let phone = await Phone(OutboxController(waiting: [mail], settings: MailSettings()))
        #expect(phone.cellClasses == ["OutgoingMailCell", "LoaderCell"])
    }
}
