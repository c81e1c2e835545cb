import Foundation
import Testing

@testable import ListModel

/// The scenario that passes every method through, and its tests, hold what the table says: no method can be forgotten.
@Suite struct PassThroughFixtureTests {
    @Test(arguments: ListTarget.allCases) func everyTypeHasAnswersAndArguments(of target: ListTarget) {
        for method in PassThroughCode(target: target).methods {
            for parameter in method.parameters {
                #expect(PassThroughCode.arguments[parameter.type] != nil, "\(method.name): \(parameter.type)")
            }
            if let type = method.method.returnType { #expect(PassThroughCode.answers[type] != nil, "\(type)") }
        }
    }

    @Test(arguments: ListTarget.allCases) func scenarioPassesEveryMethod(of target: ListTarget) throws {
        let code = PassThroughCode(target: target)
        try expectDocument(code.inputPath, code.input)
        try expectDocument(code.testsPath, code.tests)
    }

    /// The table of methods is that of UIKit, signature by signature.
    @Test(arguments: ListTarget.allCases) func tableHoldsEveryMethodOfUIKit(of target: ListTarget) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(contentsOf: root.appending(path: "AppleRules/list-signatures.tsv"), encoding: .utf8)
        let owners = ListProtocol.allCases.map { $0.name(for: target) } + ["UIScrollViewDelegate"]
        let rows = text.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
            .filter { $0.count > 2 && owners.contains($0[0]) && $0[1] != "protocol" }
        let known = DelegateMethods.all(of: target) + DelegateMethods.answered(by: target)
        #expect(rows.map { $0[2] }.sorted() == known.map(\.signature).sorted())
        #expect(
            rows.filter { $0[1] == "required" }.map { $0[2] }.sorted()
                == known.filter(\.isRequired).map(\.signature).sorted())
        for method in known where method.owner != .delegate {
            #expect(rows.contains { $0[0] == method.owner.name(for: target) && $0[2] == method.signature })
        }
    }

    @Test func onlySelectorsAreLeftOut() {
        let left = ListTarget.allCases.flatMap { target in
            DelegateMethods.all(of: target).map(\.fullName).filter { name in
                !PassThroughCode(target: target).methods.contains { $0.method.fullName == name }
            }
        }
        #expect(
            left == [
                "tableView(_:canPerformAction:forRowAt:withSender:)",
                "tableView(_:performAction:forRowAt:withSender:)",
                "collectionView(_:canPerformAction:forItemAt:withSender:)",
                "collectionView(_:performAction:forItemAt:withSender:)",
            ])
    }
}
