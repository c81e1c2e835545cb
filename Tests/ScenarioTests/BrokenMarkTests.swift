import Foundation
import ListGenKit
import ListModel
import RandomTesting
import SourceText
import Testing

/// Of a broken mark one thing is told: its cause. Scenarios that work are broken in one mark each, and report one error.
@Suite struct BrokenMarkTests {
    /// How many slips a run tries.
    private static let tries = Sample.count(3_000)

    /// Headers are left out: reading them takes most of the time.
    private static let scenarios = Scenario.all.filter { scenario in
        !scenario.expected.files.isEmpty && !scenario.inputs.contains { $0.hasSuffix(".h") }
    }

    @Test func onlyTheCauseIsTold() throws {
        let seed = UInt64.random(in: .min ... .max)
        var generator = SeededGenerator(seed: seed)
        let sites = Self.scenarios.flatMap { scenario in scenario.marks.map { (scenario, $0.place) } }
        var tried = 0
        while tried < Self.tries {
            let (scenario, place) = try #require(sites.randomElement(using: &generator))
            let slip = try #require(BrokenMark.allCases.randomElement(using: &generator))
            let input = scenario.folder.appendingPathComponent("Input/\(place.path)")
            let bytes = Array(try Data(contentsOf: input))
            guard let broken = slip.broken(bytes, place.range.lower..<place.range.upper) else { continue }
            tried += 1
            let generation = try scenario.report(replacing: place.path, with: broken)
            let found = generation.diagnostics.sorted()
            let warnings = scenario.expected.diagnostics.split(separator: "\n").filter { $0.contains(": warning: ") }
            let line = bytes[..<place.range.lower].filter { $0 == 0x0A }.count + 1
            #expect(
                found.filter { $0.severity == .error }.count == 1 && found.count <= warnings.count + 1,
                "seed \(seed), \(slip) in \(scenario.name)/\(place.path):\(line)\n\(generation.report(TextReporter()))")
        }
    }
}
