@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import heights_ahead
@testable import heights_by_condition

/// Heights by the cell that a condition chooses, and ahead of the screen.
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

    @Test func heightsAreComputedAheadOfTheScreen() async {
        let paragraphs = (0..<100).map { Paragraph(id: $0, length: 320 * 60) }
        let remark = Remark(id: 1, length: 1)
        let list = Book.Table(
            Book(paragraphs: paragraphs, quotes: [paragraphs[0]], tables: [paragraphs[1]], remarks: [remark]),
            context: BookContext(isPlain: false), in: screen.table)
        #expect(screen.heights.prefix(2) == [60, 60])
        #expect(screen.table.contentSize.height < 6_230)
        await list.computeHeights()
        list.flush()
        screen.table.layoutIfNeeded()
        #expect(screen.table.contentSize.height == 6_230)
        list.context.isPlain = true
        await list.computeHeights()
        list.flush()
        screen.table.layoutIfNeeded()
        #expect(screen.table.contentSize.height == 6_210)
    }

    @Test func whatOnlyTheMainActorKnowsStaysThere() {
        let paragraph = Paragraph(id: 1, length: 320)
        let list = Book.Table(
            Book(paragraphs: [paragraph], quotes: [], tables: [], remarks: []), context: BookContext(isPlain: false),
            in: screen.table)
        #expect(list.detachedHeight(of: .paragraphs(paragraph), width: 10)?() == 32)
        #expect(list.detachedHeight(of: .tables(paragraph), width: 10)?() == 5)
        #expect(list.detachedHeight(of: .quotes(paragraph), width: 10) == nil)
        #expect(list.detachedHeight(of: .remarks(Remark(id: 1, length: 1)), width: 10) == nil)
        list.context.isPlain = true
        #expect(list.detachedHeight(of: .paragraphs(paragraph), width: 10) == nil)
    }
}
