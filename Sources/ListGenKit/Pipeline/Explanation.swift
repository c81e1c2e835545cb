import ListModel
import SourceText

/// Answers `explain NAME`: what was decided about a list, row, cell or model, and why.
public struct Explanation {
    private let generation: Generation

    public init(_ generation: Generation) {
        self.generation = generation
    }

    /// The decisions about `name`, a block a subject; nil where nothing was decided about it, and then the subject
    /// that was perhaps meant.
    @_optimize(none)
    public func text(_ name: String) -> (text: String?, near: String?) {
        let decisions = generation.program.decisions
        let subjects = decisions.filter { concerns($0, name) }.map(\.subject)
        guard !subjects.isEmpty else {
            return (nil, Spelling.nearest(to: name, among: names(decisions)))
        }
        let wanted = Set(subjects)
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
                names.formUnion(words(text).filter { $0.first?.isUppercase == true }.map(String.init))
            }
        }
        return names.sorted()
    }

    private func words(_ text: String) -> [Substring] {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    }

    /// The subject itself, what lies inside it, or a choice or a reason that names it.
    private func concerns(_ decision: Decision, _ name: String) -> Bool {
        if decision.subject == name || decision.subject.hasPrefix(name + ".") { return true }
        if decision.subject.hasSuffix("." + name) { return true }
        return [decision.choice, decision.reason].contains { text in
            words(text).contains { $0 == name }
        }
    }

    private func location(_ place: SourcePlace, _ maps: inout [String: LineMap]) -> String {
        guard let file = generation.sources.file(place.path) else { return place.path }
        let map = maps[place.path] ?? LineMap(file.bytes)
        maps[place.path] = map
        let location = map.location(place.range.lower)
        return "\(place.path):\(location.line):\(location.column)"
    }
}
