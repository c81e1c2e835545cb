import Testing

@testable import ListModel

/// The scenario that passes every method through, and its tests, hold what the table says: no method can be forgotten.
@Suite struct PassThroughFixtureTests {
    @Test func everyTypeHasAnswersAndArguments() {
        for method in PassThroughCode.methods {
            for parameter in method.parameters {
                #expect(PassThroughCode.arguments[parameter.type] != nil, "\(method.name): \(parameter.type)")
            }
            if let type = method.method.returnType { #expect(PassThroughCode.answers[type] != nil, "\(type)") }
        }
    }

    @Test func scenarioPassesEveryMethod() throws {
        try expectDocument("Fixtures/Scenarios/pass-through-every/Input/Reader.swift", PassThroughCode.input)
        try expectDocument("Fixtures/Tests/ScenarioRuns/EveryAnswerTests.generated.swift", PassThroughCode.tests)
    }

    @Test func onlySelectorsAreLeftOut() {
        let left = DelegateMethods.all.map(\.fullName).filter { name in
            !PassThroughCode.methods.contains { $0.method.fullName == name }
        }
        #expect(
            left == [
                "tableView(_:canPerformAction:forRowAt:withSender:)",
                "tableView(_:performAction:forRowAt:withSender:)",
            ])
    }
}
