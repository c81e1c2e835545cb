import RandomTesting
import Testing

// One after another: where the process ends, the seed is that of the test case that was started last.
@MainActor
@Suite(.serialized) struct RandomCatalogTests {
    @Test(
        "after any random change a generated collection shows the state, and no rule was broken",
        arguments: Sample.of(0..<60 as Range<UInt64>))
    func randomChanges(seed: UInt64) async {
        await RandomUser.use(
            CatalogScreen.self, seed: seed, steps: 36, interacts: false, policy: seed % 5 == 4 ? .keepFirst : .report)
    }

    @Test(
        "neither do moves, menus, drags, first responders, other views and handlers come between them",
        arguments: Sample.of(1_000..<1_200 as Range<UInt64>))
    func randomInteractions(seed: UInt64) async {
        await RandomUser.use(
            CatalogScreen.self, seed: seed, steps: 36, interacts: true, policy: seed % 5 == 4 ? .keepFirst : .report)
    }
}
