import RandomTesting
import Testing

// One after another: where the process ends, the seed is that of the test case that was started last.
@MainActor
@Suite(.serialized) struct RandomFeedTests {
    @Test(
        "after any random change the table shows the state, and no rule was broken",
        arguments: Sample.of(0..<60 as Range<UInt64>))
    func randomChanges(seed: UInt64) async {
        await RandomUser.use(FeedScreen.self, seed: seed, steps: 36, interacts: false)
    }

    @Test(
        "neither do swipes, menus, drags, moves, first responders, other views and handlers come between them",
        arguments: Sample.of(1_000..<1_200 as Range<UInt64>))
    func randomInteractions(seed: UInt64) async {
        await RandomUser.use(FeedScreen.self, seed: seed, steps: 36, interacts: true)
    }

    @Test(
        "where only the first of equal rows is shown, the screen is that of the list without the others",
        arguments: Sample.of(2_000..<2_040 as Range<UInt64>))
    func randomDuplicates(seed: UInt64) async {
        await RandomUser.use(FeedScreen.self, seed: seed, steps: 36, interacts: seed % 2 == 0, policy: .keepFirst)
    }
}
