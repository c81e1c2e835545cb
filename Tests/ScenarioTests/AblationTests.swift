import Foundation
import RandomTesting
import Testing

/// Nothing that is written may be ignored: without any one argument, or any one mark, of a scenario something changes that
/// a user sees. That is a generated file, a diagnostic, or a decision as `explain` prints it.
@Suite struct AblationTests {
    @Test(arguments: Scenario.all) func everyMarkAndArgumentHasAnEffect(_ scenario: Scenario) throws {
        let ablation = try Ablation(scenario)
        defer { ablation.remove() }
        let whole = try ablation.run()
        // In a run with errors nobody can tell, and what a warning calls unused says so itself.
        if whole.diagnostics.contains(where: { $0.severity == .error }) { return }
        let unused = Set(whole.diagnostics.filter { $0.id.hasPrefix("unused-") }.compactMap { $0.place?.path })
        for part in Sample.of(ablation.parts) where !unused.contains(part.path) {
            #expect(try ablation.run(without: part) != whole, "\(scenario.name)/Input/\(part) has no effect")
        }
    }
}
