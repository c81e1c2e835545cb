/// An inventory as text, a line a list.
public enum TextSurvey {
    /// The whole inventory, its lists in their order.
    public static func text(_ inventory: Inventory) -> String {
        let summary = InventorySummary(inventory: inventory)
        var lines = [sentence(summary)]
        let lists = inventory.lists
        if !lists.isEmpty {
            lines += block("begin", beginnings(summary), numbers: [])
            lines += block("blocked", causes(summary), numbers: [1, 2, 3])
            lines.append("")
            lines += table(
                ["list", "where", "view", "source", "cells", "lines", "go", "stay", "blocked by", "more than a tap"],
                lists.map(row), numbers: [5, 6, 7])
            lines.append("")
            lines.append("? is not seen in the sources. Lines are those of whole functions; go and stay are estimates.")
        }
        lines.append(notRead(inventory))
        return lines.joined(separator: "\n") + "\n"
    }

    private static func row(_ list: SurveyedList) -> [String] {
        [
            list.name, list.spot.description, list.view.value.rawValue, source(list), origins(list),
            String(list.lines.total), String(list.lines.replaced),
            list.lines.kept == 0 ? "" : String(list.lines.kept), blockedBy(list), gestures(list),
        ]
    }

    static func sentence(_ summary: InventorySummary) -> String {
        let lists = summary.inventory.lists
        let files = counted(summary.inventory.inputs.swiftFiles, "Swift file")
        if lists.isEmpty { return "No lists in \(files)" }
        let tables = lists.filter { $0.view.value == .table }.count
        let total = lists.map(\.lines.total).reduce(0, +)
        let goes = summary.clear.map(\.lines.replaced).reduce(0, +)
        return "\(counted(lists.count, "list")) (\(counted(tables, "table")), "
            + "\(counted(lists.count - tables, "collection"))) in about \(counted(total, "line")) of "
            + "\(files): no obstacle seen for "
            + "\(summary.count(.clear)) (about \(counted(goes, "line")) go), \(summary.count(.blocked)) blocked, "
            + "\(summary.count(.unjudged)) not judged"
    }

    private static func beginnings(_ summary: InventorySummary) -> [[String]] {
        summary.beginnings.map { beginning in
            let list = beginning.list
            let lines = "about \(counted(list.lines.replaced, "line")) of \(list.lines.total) go"
            return beginning.screens > 0
                ? ["\(list.name), the base of \(beginning.screens) screens", lines + ", once for all", "\(list.spot)"]
                : [list.name, lines, "\(list.spot)"]
        }
    }

    private static func causes(_ summary: InventorySummary) -> [[String]] {
        summary.causes.map { cause in
            [
                cause.id, counted(cause.lists, "list"), "\(cause.alone) by it alone", counted(cause.lines, "line"),
                cause.remedy ?? "",
            ]
        }
    }

    /// Rows under a word that begins the first of them.
    private static func block(_ word: String, _ rows: [[String]], numbers: Set<Int>) -> [String] {
        guard let first = rows.first else { return [] }
        let empty = first.map { _ in "" }
        let texts = table(empty, rows, numbers: numbers).dropFirst()
        return [""]
            + texts.enumerated().map { index, text in
                (index == 0 ? word : String(repeating: " ", count: word.count)) + "  " + text
            }
    }

    static func blockedBy(_ list: SurveyedList) -> String {
        if list.verdict == .unjudged { return "not judged" }
        var seen: Set<String> = []
        return list.obstacles.map(\.id).filter { seen.insert($0).inserted }.joined(separator: ",")
    }

    /// What the numbers leave out.
    private static func notRead(_ inventory: Inventory) -> String {
        let tests = inventory.inputs.testFiles
        let generated = inventory.inputs.generatedFiles
        return "Not looked at: \(counted(tests, "file")) of tests"
            + (generated == 0 ? "" : ", \(counted(generated, "file")) that listgen wrote")
            + "."
            + inventory.inputs.faults.map { "\nNot read in full: \($0.spot): \($0.reason)" }.joined()
    }

    static func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
        "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
    }

    static func source(_ list: SurveyedList) -> String {
        let word = list.source.value.rawValue
        if let base = list.base { return "\(word) (\(base))" }
        if let foreign = list.foreign { return "\(word) (\(foreign))" }
        return word + (list.source.certainty == .inferred ? " (inferred)" : "")
    }

    static func origins(_ list: SurveyedList) -> String {
        let found = Set(list.cells.map(\.value.origin))
        if found.isEmpty { return "?" }
        return SurveyedCell.Origin.allCases.filter(found.contains).map { $0 == .unknown ? "?" : $0.rawValue }
            .joined(separator: ",")
    }

    static func gestures(_ list: SurveyedList) -> String {
        let names = list.gestures.map(\.value).filter { $0 != .tap }.map(\.rawValue)
        return names.prefix(4).joined(separator: " ") + (names.count > 4 ? " +\(names.count - 4)" : "")
    }

    /// Columns as wide as their widest cell.
    static func table(_ head: [String], _ rows: [[String]], numbers: Set<Int>) -> [String] {
        var widths = head.map(\.count)
        for row in rows { for (index, cell) in row.enumerated() { widths[index] = max(widths[index], cell.count) } }
        return ([head] + rows).map { row in
            var line = ""
            for (index, cell) in row.enumerated() {
                let space = String(repeating: " ", count: widths[index] - cell.count)
                line += (index == 0 ? "" : "  ") + (numbers.contains(index) ? space + cell : cell + space)
            }
            while line.last == " " { line.removeLast() }
            return line
        }
    }
}
