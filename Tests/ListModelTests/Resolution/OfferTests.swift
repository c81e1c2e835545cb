import Testing

/// What a page says that a parameter can be is on offer wherever rows come from.
@Suite struct OfferTests {
    /// A property of a list, and what it takes beside the list, over the model `Stop`.
    private static let shapes = [
        "var stop: Stop", "var stop: Stop?", "var stops: [Stop]", "var stops: ArraySlice<Stop>",
        "var stops: [Stop] { [] }  // listgen:row(cell: StopCell)", "var days: [[Stop]]",
        "var tours: [Tour]  // listgen:section(rows: \\.stops, id: \\.name)", "var line: Line", "var lines: [Line]",
        "var state: State", "var states: [State]", "var one: One", "var parts: [Part]", "var signs: [Sign]",
    ]

    private static let parameters = [
        "context: Context", "theme: Theme", "table: UITableView", "at: IndexPath", "row: List.Row",
        "position: RowPosition<Stop>", "metrics: ListMetrics", "width: CGFloat", "traits: UITraitCollection",
        "safeArea: UIEdgeInsets",
    ]

    @Test(arguments: shapes, parameters) func fills(_ shape: String, _ parameter: String) {
        // The position is that in the property, whose elements are of the enum there.
        let isEnum = shape.contains("[Sign]")
        let parameter = isEnum ? parameter.replacing("<Stop>", with: "<Sign>") : parameter
        let resolved = Resolved(
            """
            import UIKit
            // listgen:list(.table, context: Context)
            struct List {
                \(shape)
            }
            struct Context { var theme: Theme }
            struct Theme {}
            struct Stop: Hashable { let id: Int }
            struct Tour: Hashable { let name: String; var stops: [Stop] }
            // listgen:section
            struct Line { let id: Int; var stops: [Stop] }
            // listgen:section
            enum State { case stops([Stop]) }
            // listgen:section
            enum One { case stop(Stop) }
            // listgen:section
            enum Part { case line(Line) }
            // listgen:rows
            enum Sign: Hashable { case stop(Stop) }
            // listgen:cell
            final class StopCell: UITableViewCell {
                func configure(with stop: Stop, \(parameter)) {}
            }
            """)
        let unused = ["unused-type", "unused-mark"]
        #expect(
            resolved.report.filter { text in !unused.contains { text.contains($0) } && text.hasPrefix("error") } == [])
        #expect(resolved.list != nil)
    }
}
