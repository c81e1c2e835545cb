/// What is different for table views and collection views.
extension RandomProgram {
    var target: String { isOfCollection ? ".collection" : ".table" }
    var cellClass: String { isOfCollection ? "UICollectionViewCell" : "UITableViewCell" }
    var headerClass: String { isOfCollection ? "UICollectionReusableView" : "UITableViewHeaderFooterView" }

    /// A height of a header, which a collection view takes beside one only.
    func headerHeight(_ points: Int) -> String {
        (isOfCollection ? "header: { _ in \"x\" }, " : "") + "headerHeight: \(points)"
    }

    /// Views above and below all rows.
    mutating func tableEnds() -> String {
        note("table ends")
        let views =
            [
                "UIView", "UISearchBar", ".view({ _ in UIView() })",
                ".view({ _, context in context.`default` > 3 ? nil : UIView() })",
            ]
            + (isOfController ? [".view(\\.banner)", ".view(makeBanner)"] : [])
        let sides = one(["header", "footer", "header footer"]).split(separator: " ")
        return sides.map { ", \($0): \(one(views))" }.joined()
    }

    /// Rows for the data source of an app.
    mutating func addProvider(_ access: String) {
        note("provider \(target)")
        let (rows, plain, first, second) = (type("Items"), type("Plain"), name("c"), name("c"))
        let context = one(["", ", context: AppContext"])
        let fill = context.isEmpty ? "{ cell, _ in cell.tag = 1 }" : "{ cell, _, context in cell.tag = context.theme }"
        text += """

            // listgen:rows(provider: \(target)\(context))
            \(access)enum \(rows): Hashable, Sendable {
                case \(first)(Int)  // listgen:row(cell: \(cellClass), configure: \(fill))
                case \(second)  // listgen:row(cell: \(plain))
            }
            \(access)final class \(plain): \(cellClass) {}

            """
    }
}
