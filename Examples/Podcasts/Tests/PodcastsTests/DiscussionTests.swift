import Podcasts
import Testing
import UIKit

@MainActor
@Suite struct DiscussionTests {
    private func store(_ count: Int) -> MessageStore {
        MessageStore(
            Dictionary(
                uniqueKeysWithValues: (0..<count).map { id in
                    (id, id.isMultiple(of: 10) ? .clip(Clip(author: "Ada", seconds: id)) : .event("Event \(id)"))
                }))
    }

    @Test func onlyWhatIsSeenIsRead() async {
        let store = store(100_000)
        let phone = await Phone(DiscussionController(store: store))
        #expect(phone.texts.prefix(2) == [["Ada shares 0 seconds"], ["Event 1"]])
        #expect(store.reads < 60)
    }

    @Test func anEditedMessageIsReadAgain() async {
        let store = store(20)
        let controller = DiscussionController(store: store)
        let phone = await Phone(controller)
        let reads = store.reads
        _ = await phone.updates { controller.edit(.text(Comment(author: "Ada", text: "New")), at: 1) }
        #expect(phone.texts[1] == ["Ada", "New"])
        #expect(store.reads == reads + 1)
    }

    @Test func aCommentLeadsToItsAuthor() async throws {
        var opened: [String] = []
        let controller = DiscussionController(store: MessageStore([1: .text(Comment(author: "Ada", text: "Hello"))]))
        controller.onOpen = { opened.append($0) }
        let phone = await Phone(controller)
        try phone.tap("Hello")
        #expect(opened == ["the profile of Ada"])
    }
}
