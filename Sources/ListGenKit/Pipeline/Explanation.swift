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
            let names = Set(decisions.map(\.subject)).sorted()
            return (nil, Spelling.nearest(to: name, among: names))
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

    /// The subject itself, what lies inside it, or a choice or a reason that names it.
    private func concerns(_ decision: Decision, _ name: String) -> Bool {
        if decision.subject == name || decision.subject.hasPrefix(name + ".") { return true }
        if decision.subject.hasSuffix("." + name) { return true }
        return [decision.choice, decision.reason].contains { text in
            text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.contains { $0 == name }
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
