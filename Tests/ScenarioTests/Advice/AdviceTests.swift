import Foundation
import RandomTesting
import Testing

/// What a note writes as code, done in the input of its error, takes the error away and brings no other; or one whose own
/// notes lead to an end, and not back.
@Suite struct AdviceTests {
    /// Advice that a scenario cannot show, by the scenario and the id, with the reason.
    private static let exceptions = [
        "error-header-kinds: wrong-value": "the section has a layout that calls its headers by UIKit's own names",
        "error-headers-of-a-table: table-end-not-made": "the list has no context that could hold the view",
        "error-nib-origins: several-objects-in-nib":
            "the mark names the nib, and `registered: false` is instead of that",
        "error-one-cause: unfillable-parameter": "the same error at other rows was not told before",
        "error-sections-of-elements: empty-of-collections":
            "the note does not name the element that the mark belongs to",
        "error-view-not-made: view-not-made": "the class is shown by an empty section, too, which nothing fills",
    ]

    @Test(arguments: Sample.of(Scenario.all)) func eachWayOutThatIsWrittenAsCodeGenerates(_ scenario: Scenario) throws {
        let trial = try AdviceTrial(scenario)
        defer { trial.remove() }
        for (diagnostic, advice) in trial.advice
        where Self.exceptions["\(scenario.name): \(diagnostic.id)"] == nil {
            if let fault = try trial.fault(of: advice, for: diagnostic) {
                Issue.record("\(scenario.name): [\(diagnostic.id)] \(diagnostic.message): \(advice): \(fault)")
            }
        }
    }
}
