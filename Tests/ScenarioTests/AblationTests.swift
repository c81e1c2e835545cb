import Foundation
import Testing

/// Nothing that is written may be ignored: without any one argument, or any one mark, of a scenario something changes that
/// a user sees. That is a generated file, a diagnostic, or a decision as `explain` prints it.
@Suite struct AblationTests {
    @Test(arguments: Scenario.all) func everyMarkAndArgumentHasAnEffect(_ scenario: Scenario) throws {
        let ablation = try Ablation(scenario)
        defer { ablation.remove() }
        let whole = try ablation.run()
        for part in ablation.parts {
            #expect(try ablation.run(without: part) != whole, "\(scenario.name)/Input/\(part) has no effect")
        }
    }
}
