import ListRuntimeUIKit
import Testing
import UIKit

@testable import heights_by_condition

/// Heights by the cell that a condition chooses.
@MainActor @Suite struct HeightsTests {
    private let screen = Screen()

    private func message(_ id: Int, author: String = "", isDeleted: Bool = false, photos: [String] = [])
        -> heights_by_condition.ChatMessage
    {
        heights_by_condition.ChatMessage(id: id, author: author, isDeleted: isDeleted, photos: photos)
    }

    @Test func theConditionChoosesTheHeight() {
        let list = heights_by_condition.Chat.Table(
            heights_by_condition.Chat(
                messages: [message(1, isDeleted: true), message(2, author: "a", photos: ["p", "q"]), message(3)],
                pinned: [message(4, isDeleted: true), message(5)]),
            context: heights_by_condition.ChatContext(photoHeight: 50), in: screen.table)
        #expect(screen.cells == ["DeletedCell", "PhotoCell", "QuoteCell", "TextCell", "TextCell"])
        #expect(screen.heights == [20, 100, 60, 20, 44])
        list.context.photoHeight = 10
        list.flush()
        #expect(screen.heights == [20, 20, 60, 20, 44])
        list.state.messages[2].isDeleted = true
        list.flush()
        #expect(screen.cells[2] == "DeletedCell")
        #expect(screen.heights == [20, 20, 20, 20, 44])
    }
}
