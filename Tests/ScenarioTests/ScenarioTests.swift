import Foundation
import ListGenKit
import RandomTesting
import Testing

/// Walks `Fixtures/Scenarios`: a scenario needs no code here. With RECORD=1 what came is written as what should come,
/// and the run fails, so that somebody reads the diff.
@Suite struct ScenarioTests {
    @Test(arguments: Scenario.all) func givesWhatIsExpected(_ scenario: Scenario) throws {
        let expected = scenario.expected
        let outcome = scenario.shown(scenario.run())
        #expect(!outcome.files.isEmpty || !outcome.diagnostics.isEmpty, "the scenario generates nothing")
        let copies = scenario.headlessCopies
        if outcome == expected, copies == scenario.expectedCopies { return }
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try scenario.record(outcome)
            Issue.record("\(scenario.name) was recorded: read the diff, then run again without RECORD")
            return
        }
        #expect(outcome.diagnostics == expected.diagnostics)
        #expect(copies == scenario.expectedCopies, "make record writes Headless anew")
        for path in Set(outcome.files.keys).union(expected.files.keys).sorted() {
            let (came, wanted) = (outcome.files[path], expected.files[path])
            if came == wanted { continue }
            Issue.record("\(scenario.name)/Expected/\(path): \(difference(came, wanted)); make record writes it anew")
        }
    }

    @Test(arguments: Sample.of(Scenario.all)) func doesNotDependOnTheOrderOfInputsOrThreads(_ scenario: Scenario) {
        let seed = Seed.start
        var generator = SeededGenerator(seed: seed)
        let shuffled = scenario.inputs.shuffled(using: &generator)
        #expect(
            scenario.run(paths: shuffled, jobs: 3) == scenario.run(paths: scenario.inputs, jobs: 1), "seed \(seed)")
    }

    /// The built-in templates are compiled in a shorter form, and only those that are needed.
    @Test(arguments: Sample.of(Scenario.all)) func isTheSameByEjectedTemplates(_ scenario: Scenario) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("templates-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        #expect(Templates.eject(to: folder.path).isEmpty)
        #expect(scenario.run(templates: folder.path) == scenario.run())
    }

    /// The first line that differs.
    private func difference(_ came: String?, _ wanted: String?) -> String {
        guard let came else { return "is an orphan: nothing generates it" }
        guard let wanted else { return "is missing" }
        let (a, b) = (
            came.split(separator: "\n", omittingEmptySubsequences: false),
            wanted.split(separator: "\n", omittingEmptySubsequences: false)
        )
        let line = zip(a, b).prefix { $0 == $1 }.count
        let (left, right) = (line < a.count ? a[line] : "(end)", line < b.count ? b[line] : "(end)")
        return "line \(line + 1)\n  came:   \(left)\n  wanted: \(right)\n"
    }
}
