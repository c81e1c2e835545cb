import HeadlessUIKit
import ListRuntime
import Testing

@testable import ListRuntimeUIKit

@MainActor
@Suite struct RandomGalleryTests {
    @Test(
        "after any random change the collection shows the state, in its sizes, and no rule was broken",
        arguments: 0..<60 as Range<UInt64>)
    func randomChanges(seed: UInt64) async {
        var user = RandomUser(
            GalleryScreen.self, seed: seed, interacts: false, policy: seed % 5 == 4 ? .keepFirst : .report)
        for step in 0..<40 {
            if let fault = await user.step() {
                Issue.record("seed \(seed), step \(step): \(fault)")
                return
            }
        }
    }

    @Test(
        "neither do moves, menus, drags, first responders and handlers that change the state come between them",
        arguments: 1_000..<1_200 as Range<UInt64>)
    func randomInteractions(seed: UInt64) async {
        var user = RandomUser(
            GalleryScreen.self, seed: seed, interacts: true, policy: seed % 5 == 4 ? .keepFirst : .report)
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
