@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit
import sdk

/// An app that shows the chat of an SDK, of which it sees what is public.
private final class OwnController: ChatController {
    var selected: [Int] = []

    override func fill(_ cell: UITableViewCell, day: String) {
        super.fill(cell, day: day)
        cell.tag = 7
    }

    override func select(messages: Message) { selected.append(messages.id) }
}

private final class BubbleCell: MessageCell {
    override func configure(with message: Message) { textLabel?.text = "> " + message.text }
}

/// What integrators of an SDK replace in its generated list.
@MainActor @Suite struct SdkTests {
    @Test func anAppReplacesCellsFillsAndHandlers() throws {
        let controller = OwnController()
        controller.loadViewIfNeeded()
        let window = UIWindow(frame: controller.tableView.frame)
        window.addSubview(controller.tableView)
        let list = try #require(controller.list)
        list.state = Chat(day: "Monday", messages: [Message(id: 1, text: "hello")])
        list.flush()
        let table = controller.tableView
        #expect(table.headless.screen.rows.map(\.cellClass) == ["UITableViewCell", "MessageCell"])
        controller.components.messageCell = BubbleCell.self
        list.flush()
        #expect(table.headless.screen.rows.map(\.cellClass) == ["UITableViewCell", "BubbleCell"])
        #expect(table.headless.screen.rows.map { $0.texts.joined() } == ["Monday", "> hello"])
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.tag == 7)
        table.headless.tap(rowAt: IndexPath(row: 0, section: 1))
        #expect(controller.selected == [1])
    }
}
