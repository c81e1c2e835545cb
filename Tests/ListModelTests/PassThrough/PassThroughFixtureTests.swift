import Foundation
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

    /// The table of methods is that of UIKit, signature by signature.
    @Test func tableHoldsEveryMethodOfUIKit() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(contentsOf: root.appending(path: "AppleRules/list-signatures.tsv"), encoding: .utf8)
        let owners = TableProtocol.allCases.map(\.rawValue) + ["UIScrollViewDelegate"]
        let rows = text.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
            .filter { $0.count > 2 && owners.contains($0[0]) }
        let known = DelegateMethods.all + DelegateMethods.ofEveryTable
        #expect(rows.map { $0[2] }.sorted() == known.map(\.signature).sorted())
        #expect(
            rows.filter { $0[1] == "required" }.map { $0[2] }.sorted()
                == known.filter(\.isRequired).map(\.signature).sorted())
        for method in known where method.owner != .delegate {
            #expect(rows.contains { $0[0] == method.owner.rawValue && $0[2] == method.signature })
        }
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
