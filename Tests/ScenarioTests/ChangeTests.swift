import Foundation
import RandomTesting
import Testing

/// Whatever is edited, a run that remembers the last one gives what a run from nothing gives: the same bytes and the same
/// diagnostics.
@Suite struct ChangeTests {
    private static let scenarios = Scenario.all.filter { scenario in
        scenario.generates && !scenario.inputs.contains { $0.hasSuffix(".h") || $0.contains("/") }
    }

    /// The seed of the one program to try, of a failure that is looked at again.
    private static let wanted = ProcessInfo.processInfo.environment["LISTGEN_CHANGE_SEED"].flatMap(UInt64.init)

    @Test func aRunAfterAnEditIsAsOneFromNothing() throws {
        var (runs, parts) = (0, 0)
        for round in 0..<(Self.wanted == nil ? Sample.count(100) : 1) {
            let seed = Self.wanted ?? Seed.start &+ UInt64(round)
            var random = SeededGenerator(seed: seed)
            let scenarios = (0..<3).compactMap { _ in Self.scenarios.randomElement(using: &random) }
            var program = try ChangingProgram(scenarios, SeededGenerator(seed: random.next()))
            defer { program.remove() }
            for step in 0..<30 {
                if step > 0 { try program.edit() }
                for isReverted in [false, true] {
                    let warm = program.run(jobs: step % 2 + 1)
                    let cold = program.coldRun()
                    let told = "seed \(seed): \(program.history.joined(separator: "\n"))"
                    try #require(warm.text == cold.text, "\(told)")
                    try #require(cold.text.contains("error:") || cold.changes.isEmpty, "\(cold.changes), \(told)")
                    runs += 1
                    parts += warm.wasPart ? 1 : 0
                    if step % 10 == 5, !cold.text.contains("error:") {
                        let (name, warm, cold) = program.explanations()
                        try #require(warm == nil || warm == cold, "\(name), \(told)")
                    }
                    guard !isReverted, cold.text.contains("error:") else { break }
                    try program.revert()
                }
            }
        }
        print("\(runs) runs, \(parts) of a part")
        #expect(parts * 3 > runs)
    }
}
