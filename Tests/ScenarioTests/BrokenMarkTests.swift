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
        scenario.generates && !scenario.inputs.contains { $0.hasSuffix(".h") }
    }

    @Test func onlyTheCauseIsTold() throws {
        let seed = Seed.start
        var generator = SeededGenerator(seed: seed)
        let sites = Self.scenarios.flatMap { scenario in scenario.marks.map { (scenario, $0.place) } }
        var tried = 0
        while tried < Self.tries {
            let (scenario, place) = try #require(sites.randomElement(using: &generator))
            let slip = try #require(BrokenMark.allCases.randomElement(using: &generator))
            if try expectOneError(slip, at: place, in: scenario, "seed \(seed)") { tried += 1 }
        }
    }

    /// The scenarios of `LISTGEN_SCENARIOS="menus choices"`.
    private static let named = Set(
        (ProcessInfo.processInfo.environment["LISTGEN_SCENARIOS"] ?? "").split(separator: " ").map(String.init))

    /// Every slip at every mark of the scenarios that somebody has just written: a run of all takes half an hour.
    @Test(.enabled(if: !named.isEmpty)) func onlyTheCauseIsToldInNamedScenarios() throws {
        var tried = 0
        for scenario in Self.scenarios where Self.named.contains(scenario.name) {
            for mark in scenario.marks {
                for slip in BrokenMark.allCases where try expectOneError(slip, at: mark.place, in: scenario, "") {
                    tried += 1
                }
            }
        }
        #expect(tried > 0)
    }

    /// Marks stand behind what they belong to in all of their places, and in all of them only the slip is told.
    @Test(arguments: BrokenMark.allCases) func onlyTheCauseIsToldOfMarksBehind(_ slip: BrokenMark) throws {
        let scenario = try #require(Self.scenarios.first { $0.name == "marks-behind" })
        for mark in Sample.of(scenario.marks) { _ = try expectOneError(slip, at: mark.place, in: scenario, "") }
    }

    /// False where the mark has no place for the slip.
    private func expectOneError(
        _ slip: BrokenMark, at place: SourcePlace, in scenario: Scenario, _ seed: String
    ) throws -> Bool {
        let input = scenario.folder.appendingPathComponent("Input/\(place.path)")
        let bytes = Array(try Data(contentsOf: input))
        guard let broken = slip.broken(bytes, place.range.lower..<place.range.upper) else { return false }
        let generation = try scenario.report(replacing: place.path, with: broken)
        let found = generation.diagnostics.sorted()
        let warnings = scenario.expected.diagnostics.split(separator: "\n").filter { $0.contains(": warning: ") }
        let line = bytes[..<place.range.lower].filter { $0 == 0x0A }.count + 1
        #expect(
            found.filter { $0.severity == .error }.count == 1 && found.count <= warnings.count + 1,
            "\(seed) \(slip) in \(scenario.name)/\(place.path):\(line)\n\(generation.report(TextReporter()))")
        return true
    }
}
