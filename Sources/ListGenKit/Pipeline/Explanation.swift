import ListModel
import SourceText

/// Answers `explain NAME`: what was decided about a list, row, cell or model, and why.
public struct Explanation {
    private let generation: Generation

    public init(_ generation: Generation) {
        self.generation = generation
    }

    /// The decisions about `name`, a block a subject; nil if nothing was decided about it, and then the subject
    /// that was perhaps meant.
    public func text(_ name: String) -> (text: String?, near: String?) {
        let decisions = generation.program.decisions
        let wanted = Self.subjects(name, in: decisions)
        guard !wanted.isEmpty else { return (nil, Spelling.nearest(to: name, among: names(decisions))) }
        var text = ""
        var last = ""
        var maps: [String: LineMap] = [:]
        for decision in decisions where wanted.contains(decision.subject) {
            if decision.subject != last {
                text += (text.isEmpty ? "" : "\n") + "\(decision.subject)\n"
                last = decision.subject
            }
            let place = decision.place.map { ", \(location($0, &maps))" } ?? ""
            let aspect = decision.aspect.rawValue
            let pad = String(repeating: " ", count: max(10 - aspect.count, 1))
            text += "  \(aspect)\(pad)\(decision.choice)\n"
            text += "            because: \(decision.reason)\(place)\n"
        }
        return (text, nil)
    }

    /// What an answer can be asked by: subjects, their last components, and types in choices and reasons.
    private func names(_ decisions: [Decision]) -> [String] {
        var names: Set<String> = []
        for decision in decisions {
            names.insert(decision.subject)
            if let dot = decision.subject.lastIndex(of: ".") {
                names.insert(String(decision.subject[decision.subject.index(after: dot)...]))
            }
            for text in [decision.choice, decision.reason] {
                names.formUnion(DecisionWords.words(text).filter { $0.first?.isUppercase == true }.map(String.init))
            }
        }
        return names.sorted()
    }

    /// The subject itself, what lies inside it, or a choice or a reason that names it.
    private static func concerns(_ decision: Decision, _ name: String) -> Bool {
        if decision.subject == name || decision.subject.hasPrefix(name + ".") { return true }
        if decision.subject.hasSuffix("." + name) { return true }
        return [decision.choice, decision.reason].contains { text in
            DecisionWords.words(text).contains { $0 == name }
        }
    }

    /// The subjects of decisions that an answer about a name tells of.
    static func subjects(_ name: String, in decisions: [Decision]) -> Set<String> {
        Set(decisions.filter { concerns($0, name) }.map(\.subject))
    }

    private func location(_ place: SourcePlace, _ maps: inout [String: LineMap]) -> String {
        guard let file = generation.sources.file(place.path) else { return place.path }
        let map = maps[place.path] ?? LineMap(file.bytes)
        maps[place.path] = map
        let location = map.location(place.range.lower)
        return "\(place.path):\(location.line):\(location.column)"
    }
}
