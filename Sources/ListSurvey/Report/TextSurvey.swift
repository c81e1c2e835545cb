/// An inventory as text, a line a list.
public enum TextSurvey {
    /// The whole inventory.
    public static func text(_ inventory: Inventory) -> String {
        var lines = [summary(inventory)]
        let lists = inventory.lists
        if !lists.isEmpty {
            lines.append("")
            lines += table(
                ["list", "where", "view", "source", "cells", "lines", "stay", "beside a tap"],
                lists.map { list in
                    [
                        list.name, list.spot.description, list.view.value.rawValue, source(list), origins(list),
                        String(list.lines.total), list.lines.kept == 0 ? "" : String(list.lines.kept), gestures(list),
                    ]
                }, numbers: [5, 6])
            lines.append("")
            lines.append("? is not seen in the sources. Lines are those of whole functions, an estimate.")
        }
        lines.append(notRead(inventory))
        return lines.joined(separator: "\n") + "\n"
    }

    private static func summary(_ inventory: Inventory) -> String {
        let lists = inventory.lists
        let tables = lists.filter { $0.view.value == .table }.count
        return "\(counted(lists.count, "list")) (\(counted(tables, "table")), "
            + "\(counted(lists.count - tables, "collection"))) in about "
            + "\(counted(lists.map(\.lines.total).reduce(0, +), "line")) of \(counted(inventory.inputs.swiftFiles, "Swift file"))"
    }

    /// What the numbers leave out.
    private static func notRead(_ inventory: Inventory) -> String {
        let tests = inventory.inputs.testFiles
        let faults = inventory.inputs.faults.count
        let generated = inventory.inputs.generatedFiles
        return "Not looked at: \(counted(tests, "file")) of tests"
            + (generated == 0 ? "" : ", \(counted(generated, "file")) that listgen wrote")
            + (faults == 0 ? "." : ", and what is damaged in \(counted(faults, "file")).")
    }

    static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    private static func source(_ list: SurveyedList) -> String {
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
