import MailKit
import Testing
import UIKit

@testable import Mail

/// What a user does to rows beside tapping them.
@MainActor
@Suite struct ActionTests {
    private let ada = Person(address: "ada@example.org", name: "Ada", isVIP: true)
    private let grace = Person(address: "grace@example.org", name: "Grace")

    private func folder(_ ids: ClosedRange<Int>) -> FolderController {
        let conversations = ids.map {
            Conversation(id: $0, subject: "S\($0)", people: [ada], snippet: "...", date: "Mon", isUnread: true)
        }
        return FolderController(
            folder: Folder(conversations: conversations), account: Account(address: "m@example.org", name: "Mary"),
            settings: MailSettings())
    }

    @Test func aFullSwipeMarksAsRead() async throws {
        let controller = folder(1...2)
        let phone = await Phone(controller)
        let swipe = try #require(phone.tableView.headless.swipe(rowAt: phone.path(of: "S2"), edge: .leading))
        #expect(swipe.titles == ["Mark Read"])
        #expect(swipe.performFull())
        await phone.settle()
        #expect(controller.folder.conversations.map(\.isUnread) == [true, false])
        #expect(swipe.completions == [true])
        let again = try #require(phone.tableView.headless.swipe(rowAt: phone.path(of: "S2"), edge: .leading))
        #expect(again.titles == ["Mark Unread"])
    }

    @Test func whatWasDeletedComesBack() async throws {
        let controller = folder(1...3)
        let phone = await Phone(controller)
        let swipe = try #require(phone.tableView.headless.swipe(rowAt: phone.path(of: "S2")))
        #expect(swipe.perform("Delete"))
        await phone.settle()
        #expect(controller.folder.conversations.map(\.id) == [1, 3])
        controller.undo()
        await phone.settle()
        #expect(phone.texts.count == 3)
    }

    @Test func theMenuActsOnTheRowItWasOpenedOf() async throws {
        let controller = folder(1...3)
        var opened: [String] = []
        controller.onOpen = { opened.append($0) }
        let phone = await Phone(controller)
        let menu = try #require(phone.tableView.headless.longPress(rowAt: phone.path(of: "S3")))
        #expect(menu.titles == ["Archive", "Delete"])
        #expect((menu.preview as? ConversationPreview)?.conversation.id == 3)
        menu.openPreview()
        #expect(opened == ["S3, from its preview"])
        let second = try #require(phone.tableView.headless.longPress(rowAt: phone.path(of: "S1")))
        second.perform("Archive")
        await phone.settle()
        #expect(controller.folder.conversations.map(\.id) == [2, 3])
    }

    @Test func severalAreSelectedWhileEditing() async throws {
        let controller = folder(1...3)
        let phone = await Phone(controller)
        controller.setEditing(true, animated: false)
        try phone.touch("S1")
        try phone.touch("S3")
        #expect(controller.toolbarTitle == "Archive 2")
        controller.archiveSelected()
        await phone.settle()
        #expect(controller.folder.conversations.map(\.id) == [2])
        #expect(controller.toolbarTitle == nil)
    }

    @Test func onlySomeSendersAreTakenOff() async throws {
        let controller = BlockedSendersController(people: [ada, grace], settings: MailSettings())
        let phone = await Phone(controller)
        #expect(phone.tableView.headless.swipe(rowAt: try phone.path(of: "Ada")) == nil)
        phone.tableView.setEditing(true, animated: false)
        #expect(phone.tableView.headless.commit(.delete, rowAt: try phone.path(of: "Grace")))
        await phone.settle()
        #expect(controller.list.people.map(\.name) == ["Ada"])
    }

    @Test func mailboxesAreMovedAndTheInboxStays() async throws {
        let mailboxes = [
            Mailbox(path: "i", name: "Inbox", kind: .inbox), Mailbox(path: "a", name: "A"),
            Mailbox(path: "b", name: "B"),
        ]
        let controller = MailboxOrderController(mailboxes: mailboxes, settings: MailSettings())
        let phone = await Phone(controller)
        phone.tableView.isEditing = true
        #expect(phone.tableView.headless.move(rowAt: try phone.path(of: "3. B"), to: try phone.path(of: "2. A")))
        await phone.settle()
        #expect(controller.saved.map(\.path) == ["i", "b", "a"])
        #expect(!phone.tableView.headless.move(rowAt: try phone.path(of: "Inbox"), to: try phone.path(of: "A")))
    }

    @Test func theIndexLeadsToItsLetterAndPeopleAreDraggedOut() async throws {
        let people = (1...30).map { Person(address: "\($0)@example.org", name: "P\($0)") } + [ada]
        let phone = await Phone(AddressBookController(people: people, settings: MailSettings()))
        #expect(phone.tableView.headless.tap(indexTitle: "P"))
        #expect(phone.texts.first?.first?.contains("P1") == true)
        let drag = try #require(phone.tableView.headless.beginDrag(rowAt: phone.path(of: "P1")))
        drag.end()
    }

    @Test func attachmentsAreDraggedOutAndRowsWaitForTheFinger() async throws {
        let controller = AttachmentsController(
            attached: [Attachment(name: "photo.heic", kind: .document, size: 65_536)])
        let phone = await Phone(controller)
        let drag = try #require(phone.tableView.headless.beginDrag(rowAt: phone.path(of: "photo.heic")))
        #expect(drag.items.count == 1)
        controller.add(Upload(number: 1, fileName: "tape.zip"))
        await phone.settle()
        #expect(phone.cellClasses == ["FileCell", "AddAttachmentCell"])
        drag.end()
        // The list looks whether the drag is over from time to time.
        for _ in 0..<500 where phone.cellClasses.count < 3 { try await Task.sleep(for: .milliseconds(10)) }
        #expect(phone.cellClasses == ["FileCell", "UploadCell", "AddAttachmentCell"])
        let upload = try phone.path(of: "tape.zip")
        #expect(phone.tableView.headless.beginDrag(rowAt: upload) == nil)
    }

    @Test func theFormIsWrittenByItsCells() async throws {
        let controller = AccountFormController(
            form: AccountForm(
                fields: [AccountField(title: "Name")], options: [AccountOption(title: "Notes")]))
        let phone = await Phone(controller)
        let updates = await phone.updates {
            _ = phone.tableView.headless.type("Mary", inRowAt: IndexPath(row: 0, section: 0))
        }
        #expect(updates == ["empty batch"], "heights are asked for again, and no cell is filled")
        #expect(controller.form.fields.map(\.text) == ["Mary"])
        #expect(controller.canSave)
        let toggle = try phone.cell("Notes", as: OptionCell.self).toggle
        toggle.isOn = true
        toggle.sendActions(for: .valueChanged)
        await phone.settle()
        #expect(controller.form.options.map(\.isOn) == [true])
        let header = try #require(phone.tableView.headerView(forSection: 1) as? AccountHeader)
        header.onReset?()
        await phone.settle()
        #expect(controller.form.options.map(\.isOn) == [false])
        #expect(try phone.cell("Notes", as: OptionCell.self).toggle.isOn == false)
    }
}
