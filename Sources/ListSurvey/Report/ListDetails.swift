/// Everything that is known about one list, a line a fact.
public enum ListDetails {
    /// The facts with their places.
    public static func text(_ list: SurveyedList) -> String {
        var rows: [[String]] = [
            ["view", list.view.value.rawValue, place(list.view)],
            ["source", TextSurvey.source(list), place(list.source)],
        ]
        if let base = list.base {
            rows.append(["base", base + (list.replaces ? ", whose cells it replaces" : ""), ""])
        }
        for cell in list.cells { rows.append(["cell", self.cell(cell.value), place(cell)]) }
        if list.cells.isEmpty { rows.append(["cell", "?", Certainty.unknown.rawValue]) }
        for header in list.headers { rows.append(["header", header.value, place(header)]) }
        for gesture in list.gestures { rows.append(["gesture", gesture.value.rawValue, place(gesture)]) }
        let lines = list.lines
        rows.append([
            "lines", "\(lines.total): \(lines.replaced) go, \(lines.moved) move, \(lines.kept) stay", "estimated",
        ])
        for obstacle in list.obstacles {
            rows.append(["blocked by", "\(obstacle.id): \(obstacle.message)", obstacle.spot?.description ?? ""])
            if let remedy = obstacle.remedy { rows.append(["", "way out: \(remedy)", ""]) }
        }
        if list.verdict == .clear { rows.append(["blocked by", "no obstacle seen", ""]) }
        if list.verdict == .unjudged { rows.append(["blocked by", "not judged", ""]) }
        let lead = "\(list.name), \(list.spot)\n"
        return lead + TextSurvey.table(["", "", ""], rows, numbers: []).dropFirst().map { "  \($0)\n" }.joined()
    }

    static func cell(_ cell: SurveyedCell) -> String {
        let name = cell.className ?? (cell.identifier == nil ? "?" : "a cell of no class that is named")
        let identifier = cell.identifier.map { ", identifier \($0)" } ?? ""
        let nib = cell.nib.map { " \($0)" } ?? ""
        return "\(name), \(cell.origin.rawValue)\(nib)\(identifier)"
    }

    private static func place<Value>(_ fact: Fact<Value>) -> String {
        fact.certainty.rawValue + (fact.evidence.map { " at \($0)" } ?? "")
    }
}
