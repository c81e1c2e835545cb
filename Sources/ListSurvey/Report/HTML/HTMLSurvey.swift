/// An inventory as one page without scripts, which needs nothing beside it.
public enum HTMLSurvey {
    /// The whole inventory, its lists in their order.
    public static func page(_ inventory: Inventory) -> String {
        let summary = InventorySummary(inventory: inventory)
        var page = HTMLText()
        page.raw("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
        page.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
        page.raw("<title>Lists of this app</title>\n<style>\n\(HTMLStyle.sheet)\n</style>\n</head>\n<body>\n<main>\n")
        page.element("h1", "Lists of this app")
        page.raw("\n<p>")
        page.words(TextSurvey.sentence(summary) + ".")
        page.raw("</p>\n<p class=\"soft\">")
        page.words(
            "Nothing was compiled. What is inferred says so, ? is not seen in the sources, and lines are estimates.")
        page.raw("</p>\n")
        writeBeginnings(summary, to: &page)
        writeCauses(summary, to: &page)
        writeLists(inventory, to: &page)
        writeInputs(inventory.inputs, to: &page)
        page.raw("</main>\n</body>\n</html>\n")
        return page.text
    }

    private static func writeBeginnings(_ summary: InventorySummary, to page: inout HTMLText) {
        let beginnings = summary.beginnings
        guard !beginnings.isEmpty else { return }
        page.raw("<h2>Where to begin</h2>\n<ol>\n")
        for beginning in beginnings {
            let list = beginning.list
            page.raw("<li>")
            page.element("b", list.name)
            if beginning.screens > 0 { page.words(", the base of \(beginning.screens) screens") }
            page.words(
                ": \(list.view.value.rawValue), \(origins(list)). "
                    + "About \(list.lines.replaced) of \(TextSurvey.counted(list.lines.total, "line")) go")
            page.words(beginning.screens > 0 ? ", once for all of them." : ".")
            page.element("span", list.spot.description, class: "at")
            page.raw("</li>\n")
        }
        page.raw("</ol>\n")
    }

    static func origins(_ list: SurveyedList) -> String {
        TextSurvey.origins(list).split(separator: ",").joined(separator: ", ")
    }

    private static func writeCauses(_ summary: InventorySummary, to page: inout HTMLText) {
        let causes = summary.causes
        guard !causes.isEmpty else { return }
        page.raw("<h2>What blocks</h2>\n<table>\n<thead><tr><th>Obstacle</th><th class=\"number\">lists</th>")
        page.raw("<th class=\"number\">by it alone</th><th class=\"number\">lines that would go</th><th>Way out</th>")
        page.raw("</tr></thead>\n<tbody>\n")
        for cause in causes {
            page.raw("<tr><td>")
            page.element("span", cause.id, class: "chip bad")
            page.raw("</td>")
            writeNumber(cause.lists, "lists", to: &page)
            writeNumber(cause.alone, "by it alone", to: &page)
            writeNumber(cause.lines, "lines that would go", to: &page)
            page.raw("<td>\(HTMLText.code(cause.remedy ?? ""))</td></tr>\n")
        }
        page.raw("</tbody>\n</table>\n")
    }

    static func writeNumber(_ number: Int, _ label: String, to page: inout HTMLText) {
        page.raw("<td class=\"number\" data-label=\"\(label)\">\(number)</td>")
    }

    private static func writeInputs(_ inputs: Inventory.Inputs, to page: inout HTMLText) {
        page.raw("<h2>What was read</h2>\n<p>")
        page.words(
            "\(TextSurvey.counted(inputs.swiftFiles, "Swift file")), "
                + "\(TextSurvey.counted(inputs.nibs, "nib or storyboard", "nibs and storyboards")); not "
                + "\(TextSurvey.counted(inputs.testFiles, "file")) of tests and "
                + "\(TextSurvey.counted(inputs.generatedFiles, "file")) that listgen wrote.")
        page.raw("</p>\n")
        guard !inputs.faults.isEmpty else { return }
        page.raw("<p>Not read in full:</p>\n<ul>\n")
        for fault in inputs.faults {
            page.raw("<li>\(HTMLText.code(fault.reason))")
            page.element("span", fault.spot.description, class: "at")
            page.raw("</li>\n")
        }
        page.raw("</ul>\n")
    }
}
