import Foundation
import Testing
import UIKit

@testable import every_action

/// Whatever a user does to a generated list while states arrive: no rule of UIKit is broken, each action ends once, and
/// the app is told of the row that was touched, as the newest state has it.
@MainActor
@Suite(.serialized) struct RandomUserTests {
    @Test func ofATable() async {
        let counts = await sessions(from: 1) { UsedTable($0, app: $1) }
        expectEveryPair(of: RandomUser.Gesture.allCases, in: counts)
    }

    @Test func ofACollectionView() async {
        let counts = await sessions(from: 10_001) { UsedGrid($0, app: $1) }
        expectEveryPair(of: RandomUser.Gesture.allCases.filter { $0 != .delete }, in: counts)
    }

    private func sessions(
        from first: UInt64, _ make: (UsedState, UsedApp) -> any UsedList
    ) async -> [String: Int] {
        let outer = UIKitRules.onViolation
        defer { UIKitRules.onViolation = outer }
        var counts: [String: Int] = [:]
        for seed in first..<first + 100 {
            UIKitRules.onViolation = { Issue.record("seed \(seed): \($0)") }
            let user = RandomUser(seed: seed, make)
            for _ in 0..<40 { await user.use() }
            await user.finish()
            counts.merge(user.counts, uniquingKeysWith: +)
        }
        return counts
    }

    /// Each gesture was met by each arrival. The counts are printed.
    private func expectEveryPair(of gestures: [RandomUser.Gesture], in counts: [String: Int]) {
        for gesture in gestures {
            for arrival in RandomUser.Arrival.allCases {
                let count = counts["\(gesture), \(arrival)"] ?? 0
                print("\(gesture), \(arrival): \(count)")
                #expect(count > 0, "\(gesture), \(arrival)")
            }
        }
    }
}
