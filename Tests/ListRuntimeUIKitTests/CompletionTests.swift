import HeadlessUIKit
import ListRuntime
import Testing

@testable import ListRuntimeUIKit

@MainActor
@Suite struct CompletionTests {
    private struct Witness {
        weak var table: Feed.Table?
    }

    @Test("a completion is called where nobody keeps the table")
    func tableThatIsLetGo() async {
        var screen: FeedScreen? = FeedScreen()
        let witness = Witness(table: screen?.table)
        var isCalled = false
        var next = Feed.sample
        next.stories = []
        screen?.table.apply(next) { isCalled = true }
        screen = nil
        for _ in 0..<1_000 where !isCalled { await Task.yield() }
        #expect(isCalled)
        for _ in 0..<1_000 where witness.table != nil { await Task.yield() }
        #expect(witness.table == nil)
    }
}
