import HeadlessUIKit
import ListRuntime
import Testing

@testable import ListRuntimeUIKit

@MainActor
@Suite struct RandomFeedTests {
    @Test(
        "after any random change the table shows the state, and no rule was broken", arguments: 0..<60 as Range<UInt64>)
    func randomChanges(seed: UInt64) async {
        var user = RandomUser(FeedScreen.self, seed: seed, interacts: false)
        for step in 0..<40 {
            if let fault = await user.step() {
                Issue.record("seed \(seed), step \(step): \(fault)")
                return
            }
        }
    }

    @Test(
        "neither do swipes, menus, drags, moves, first responders and handlers that change the state come between them",
        arguments: 1_000..<1_200 as Range<UInt64>)
    func randomInteractions(seed: UInt64) async {
        var user = RandomUser(FeedScreen.self, seed: seed, interacts: true)
        for step in 0..<45 {
            var fault = await user.step()
            if fault == nil, step % 15 == 14 { fault = await user.letGo() }
            if let fault {
                Issue.record("seed \(seed), step \(step): \(fault)")
                return
            }
        }
    }

    @Test(
        "where only the first of equal rows is shown, the screen is that of the list without the others",
        arguments: 2_000..<2_040 as Range<UInt64>)
    func randomDuplicates(seed: UInt64) async {
        var user = RandomUser(FeedScreen.self, seed: seed, interacts: seed % 2 == 0, policy: .keepFirst)
        for step in 0..<45 {
            var fault = await user.step()
            if fault == nil, step % 15 == 14 { fault = await user.letGo() }
            if let fault {
                Issue.record("seed \(seed), step \(step): \(fault)")
                return
            }
        }
    }
}
