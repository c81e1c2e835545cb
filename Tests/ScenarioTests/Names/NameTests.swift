import Foundation
import ListModel
import RandomTesting
import SourceText
import SwiftSurface
import Testing

/// Whatever the app calls its types, members and functions: an error, or an output that compiles.
@Suite struct NameTests {
    /// Each identifier of the goldens that neither the golden nor its input declares.
    private static let foreign: [String] = {
        let url = Scenario.root.deletingLastPathComponent().appendingPathComponent("Names/foreign.txt")
        return (try? String(contentsOf: url, encoding: .utf8))?.split(whereSeparator: \.isWhitespace).map(String.init)
            ?? []
    }()

    /// What generated code declares itself.
    private static let own = [
        "Actions", "Cell", "Collection", "Row", "RowID", "Section", "SectionID", "Snapshot", "Stamp", "Table",
        "actions", "applied", "cell", "change", "context", "current", "header", "indexPath", "new", "old", "row",
        "rowID", "state", "value", "view",
    ]

    /// Words that mean something at some places only.
    private static let contextual = [
        "actor", "any", "async", "await", "borrowing", "consume", "consuming", "convenience", "copy", "didSet",
        "discard", "dynamic", "each", "final", "get", "indirect", "infix", "isolated", "lazy", "left", "macro",
        "module", "mutating", "none", "nonisolated", "nonmutating", "open", "optional", "override", "package",
        "postfix", "prefix", "required", "right", "sending", "set", "some", "then", "throws", "unowned", "unsafe",
        "weak", "willSet", "yield",
    ]

    @Test func everyForeignNameOfTheGoldensIsInTheTable() {
        var missing: Set<String> = []
        for scenario in Scenario.all {
            let goldens = scenario.outputs.values.map(DeclaredWords.init)
            let inputs = scenario.inputs.filter { $0.hasSuffix(".swift") }
                .compactMap { scenario.text("Input/\($0)") }.map(DeclaredWords.init)
            let headers = scenario.inputs.filter { $0.hasSuffix(".h") }.compactMap { scenario.text("Input/\($0)") }
            let declared = (goldens + inputs).reduce(into: Set<String>()) { $0.formUnion($1.declared) }
                .union(headers.flatMap { DeclaredWords($0).all })
            for golden in goldens { missing.formUnion(golden.all.subtracting(declared)) }
        }
        missing.subtract(Self.foreign)
        #expect(missing.isEmpty, "Fixtures/Names/foreign.txt lacks:\n\(missing.sorted().joined(separator: "\n"))")
    }

    @Test func everyTypeThatTheGeneratorNamesIsSpelledByTheNamer() {
        var named: Set<String> = []
        for scenario in Scenario.all {
            let inputs = scenario.inputs.compactMap { scenario.text("Input/\($0)") }.joined()
            let written = Set(inputs.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
            for golden in scenario.outputs.values.map(DeclaredWords.init) {
                named.formUnion(golden.all.subtracting(golden.declared).subtracting(written))
            }
        }
        let unknown = named.filter {
            $0.first?.isUppercase == true && ForeignNames.modules[$0] == nil && !Self.members.contains($0)
        }
        #expect(unknown.isEmpty, "ForeignNames lacks \(unknown.sorted())")
    }

    /// The types that are nested in others, the words of the grammar, and the modules.
    private static let members = Set(
        words: """
            ActivationConfiguration Any Builder CellStyle EditingStyle Foundation Generated ID Length ListRuntime ListRuntimeUIKit
            Reads RowAnimation Rows Scenario Self Subtitle Type UIKit Value1 Value2
            """)

    /// A hash that is the same in every run (FNV-1a).
    private static func hash(_ name: String) -> UInt64 {
        name.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    @Test(.enabled(if: CompiledProgram.isPossible), arguments: NameRole.allCases)
    func whateverIsCalledSoIsRefusedOrCompiles(_ role: NameRole) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("listgen-names-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let all = Set(Self.foreign + Self.own + Self.contextual).subtracting(["_", "Any", "Self", "Type", "Protocol"])
            .sorted()
        // Swift lets no member be called like a metatype.
        let legal = role.isOfType ? all.filter { $0.first?.isUppercase == true } + ["Type", "Protocol"] : all
        // All of them take twenty minutes. A sample that depends on no other name finds tomorrow what it finds today.
        let step: UInt64 = Sample.isWhole ? 9 : 19
        let names = legal.filter {
            Sample.isWhole && (Self.own + Self.contextual).contains($0) || Self.hash($0) % step == 0
        }
        let module = try NameModule(role, names: names, in: folder)
        #expect(module.faults.isEmpty, "\(role): \(module.faults.prefix(4000))")
        // Few names have to be refused.
        #expect(module.refused.count <= max(20, names.count / 4), "\(role): \(module.refused)")
    }
}
