import HeadlessUIKit
import RandomTesting
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

@MainActor
@Suite struct RandomChoreTests {
    @Test("whatever a user and the app do, each action ends once, and handlers get the touched row of the newest state")
    func randomUser() async {
        _ = StrayViolations.areCollected
        var counts: [String: Int] = [:]
        for seed in Sample.of(4_000..<4_100 as Range<UInt64>) {
            let violations = StrayViolations()
            await StrayViolations.$current.withValue(violations) {
                let user = RandomChoreUser(seed: seed)
                for _ in 0..<60 { await user.use() }
                await user.finish()
                counts.merge(user.counts, uniquingKeysWith: +)
            }
            #expect(violations.found.map(\.message) == [], "seed \(seed)")
        }
        // Nothing is left out.
        let kinds = [
            "changed", "deleted", "dragged", "ended", "left", "moved", "performed", "pressed", "swiped", "tapped",
        ]
        #expect(counts.keys.sorted() == kinds, "\(counts)")
    }

    @Test("the same of a collection view, with menus of several items")
    func randomGridUser() async {
        _ = StrayViolations.areCollected
        var counts: [String: Int] = [:]
        for seed in Sample.of(5_000..<5_100 as Range<UInt64>) {
            let violations = StrayViolations()
            await StrayViolations.$current.withValue(violations) {
                let user = RandomChoreGridUser(seed: seed)
                for _ in 0..<60 { await user.use() }
                user.finish()
                counts.merge(user.counts, uniquingKeysWith: +)
            }
            #expect(violations.found.map(\.message) == [], "seed \(seed)")
        }
        #expect(counts.keys.sorted() == ["ended", "performed", "pressed", "pressed several", "swiped"], "\(counts)")
    }
}
