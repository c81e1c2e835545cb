import RandomTesting
import Testing

@testable import ListGenKit

@Suite struct RandomTreeTests {
    @Test func onlyItsOwnFilesAreTouched() throws {
        let seed = Seed.start
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        var (changes, removals, refusals) = (0, 0, 0)
        for number in 0..<8 {
            var tree = try RandomTree(seed: random.next())
            for step in 0..<25 {
                for _ in 0..<Int.random(in: 1...3, using: &random) { try tree.change() }
                try tree.run("seed \(seed), tree \(number), step \(step)")
            }
            changes += tree.changes
            removals += tree.removals
            refusals += tree.refusals
        }
        print("changes \(changes), removals \(removals), refusals \(refusals)")
        #expect(changes > 10 && removals > 5 && refusals > 20)
    }
}
