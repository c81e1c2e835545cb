extension HTMLSurvey {
    static func writeLists(_ inventory: Inventory, to page: inout HTMLText) {
        guard !inventory.lists.isEmpty else { return }
        page.raw("<h2>All lists</h2>\n<p class=\"soft key\"><span class=\"go\"></span>lines that go ")
        page.raw("<span class=\"move\"></span>lines that move into functions which fill cells ")
        page.raw("<span class=\"stay\"></span>lines that stay</p>\n<table>\n<thead><tr>")
        for head in ["List", "View", "Cells", "More than a tap"] { page.element("th", head) }
        for head in ["lines", "go"] { page.element("th", head, class: "number") }
        page.raw("<th></th><th>By marks</th></tr></thead>\n<tbody>\n")
        let most = max(inventory.lists.map(\.lines.total).max() ?? 0, 1)
        for list in inventory.lists { write(list, most: most, to: &page) }
        page.raw("</tbody>\n</table>\n")
    }

    private static func write(_ list: SurveyedList, most: Int, to page: inout HTMLText) {
        page.raw("<tr><td>")
        page.element("b", list.name)
        if list.isInCell { page.element("span", " in a cell", class: "soft") }
        page.element("span", list.spot.description, class: "at")
        page.raw("</td><td>")
        page.words(list.view.value.rawValue + " ")
        page.element("span", TextSurvey.source(list), class: "soft")
        page.raw("</td><td data-label=\"cells\">")
        page.words(origins(list))
        page.raw("</td><td data-label=\"more than a tap\">")
        page.words(TextSurvey.gestures(list))
        page.raw("</td>")
        writeNumber(list.lines.total, "lines", to: &page)
        writeNumber(list.lines.replaced, "go", to: &page)
        writeBar(list.lines, most: most, to: &page)
        page.raw("<td>")
        switch list.verdict {
        case .clear: page.element("span", "no obstacle seen", class: "chip good")
        case .unjudged: page.element("span", "not judged", class: "chip open")
        case .blocked:
            for id in TextSurvey.blockedBy(list).split(separator: ",") {
                page.element("span", String(id), class: "chip bad")
            }
        }
        page.raw("</td></tr>\n")
    }

    /// As long as the list is, against the longest.
    private static func writeBar(_ lines: LineCount, most: Int, to page: inout HTMLText) {
        page.raw("<td><div class=\"bar\" title=\"")
        page.words("\(lines.replaced) go, \(lines.moved) move, \(lines.kept) stay")
        page.raw("\">")
        for (name, count) in [("go", lines.replaced), ("move", lines.moved), ("stay", lines.kept)] where count > 0 {
            // Thousandths of the width, as whole numbers are the same everywhere.
            let share = count * 1_000 / most
            page.raw("<span class=\"\(name)\" style=\"width:\(share / 10).\(share % 10)%\"></span>")
        }
        page.raw("</div></td>")
    }
}
