import Foundation
import ListGenKit
import SourceText

/// A copy of the input of a scenario in which advice is taken.
struct AdviceTrial {
    private let scenario: Scenario
    private let folder: URL
    private let input: AdvisedInput
    private let diagnostics: [Diagnostic]

    init(_ scenario: Scenario) throws {
        self.scenario = scenario
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.copyItem(at: scenario.folder.appendingPathComponent("Input"), to: folder)
        var texts: [String: [UInt8]] = [:]
        for path in scenario.inputs { texts[path] = Array(try Data(contentsOf: folder.appendingPathComponent(path))) }
        input = AdvisedInput(texts: texts)
        diagnostics = scenario.generation(in: folder).diagnostics.sorted()
    }

    func remove() {
        try? FileManager.default.removeItem(at: folder)
    }

    /// What the notes advise, each wording of a diagnostic once.
    var advice: [(Diagnostic, Advice)] {
        var seen: Set<String> = []
        return diagnostics.flatMap { diagnostic in
            Self.advice(of: diagnostic).filter { advice in
                seen.insert(diagnostic.id + " \(advice.form)").inserted
            }.map { (diagnostic, $0) }
        }
    }

    private static func advice(of diagnostic: Diagnostic) -> [Advice] {
        diagnostic.notes.filter { $0.place == nil }.flatMap { Advice.all(in: $0.message) }
    }

    /// Why a piece of advice is none; nil if it is.
    func fault(of advice: Advice, for diagnostic: Diagnostic) throws -> String? {
        try fault(of: advice, for: diagnostic, in: input, before: diagnostics, open: [])
    }

    /// What advice may end in: the inputs have nothing else that would be a row.
    private static let ends: Set<String> = ["no-rows"]
    /// How many readings of a piece of advice are tried.
    private static let mostTried = 24
    /// How many notes are followed.
    private static let mostSteps = 3

    private func fault(
        of advice: Advice, for diagnostic: Diagnostic, in input: AdvisedInput, before: [Diagnostic], open: [Diagnostic]
    ) throws -> String? {
        let open = open + [diagnostic]
        let old = Self.counts(before)
        var first: String?
        for advised in input.applying(advice, to: diagnostic).prefix(Self.mostTried) where advised.texts != input.texts
        {
            let after = try run(advised)
            let new = Self.counts(after)
            guard new[Self.key(diagnostic), default: 0] < old[Self.key(diagnostic), default: 0] else {
                first = first ?? "the error stays"
                continue
            }
            let added = after.filter { error in
                error.severity == .error && old[Self.key(error), default: 0] < new[Self.key(error), default: 0]
                    && !Self.ends.contains(error.id) && !isOfExample(error, advice)
            }
            if let back = added.first(where: { error in open.contains { Self.key($0) == Self.key(error) } }) {
                return "leads back to [\(back.id)] \(back.message)"
            }
            if try added.allSatisfy({ try hasEnd($0, in: advised, before: after, open: open) }) { return nil }
            first = first ?? "gives \(added.map { "[\($0.id)] \($0.message)" })"
        }
        return first ?? "nobody can tell where it is meant"
    }

    /// Whether a note of an error that came of advice leads on.
    private func hasEnd(
        _ error: Diagnostic, in input: AdvisedInput, before: [Diagnostic], open: [Diagnostic]
    ) throws -> Bool {
        guard open.count < Self.mostSteps else { return false }
        return try Self.advice(of: error).contains { advice in
            try fault(of: advice, for: error, in: input, before: before, open: open) == nil
        }
    }

    /// Whether an error is about a name that a note takes as an example, such as `SectionHeader`, and that the inputs lack.
    private func isOfExample(_ error: Diagnostic, _ advice: Advice) -> Bool {
        let words = "\(advice.form)".split { !$0.isLetter && !$0.isNumber }.filter { $0.count > 2 }
        let named = Set(error.message.split { !$0.isLetter && !$0.isNumber }).intersection(words)
        let inputs = input.texts.values.map { String(decoding: $0, as: UTF8.self) }
        let isOpen = advice.description.contains("\\.member") && error.id == "unknown-member"
        return isOpen
            || error.id.hasPrefix("unknown-") && named.contains { name in !inputs.contains { $0.contains(name) } }
    }

    private static func key(_ diagnostic: Diagnostic) -> String { diagnostic.id + diagnostic.message }

    private static func counts(_ diagnostics: [Diagnostic]) -> [String: Int] {
        diagnostics.reduce(into: [:]) { $0[key($1), default: 0] += 1 }
    }

    private func run(_ input: AdvisedInput) throws -> [Diagnostic] {
        for (path, text) in input.texts { try Data(text).write(to: folder.appendingPathComponent(path)) }
        return scenario.generation(in: folder).diagnostics.sorted()
    }
}
