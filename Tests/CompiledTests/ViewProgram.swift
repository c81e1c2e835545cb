/// A list of random views as an app would write it, and the program that shows them.
struct ViewProgram {
    let views: [RandomView]
    /// The list.
    let list: String
    /// By the line of its mark.
    let lines: [Int: RandomView]

    init(_ views: [RandomView]) {
        self.views = views
        var list =
            "import UIKit\n\n// listgen:list(.table)\nstruct Feed {\n    var first: Tip  // listgen:row(cell: PlainCell)\n"
        var lines: [Int: RandomView] = [:]
        var provided =
            "// listgen:rows(provider: .table)\nenum Items {\n    case first(Tip)  // listgen:row(cell: PlainCell)\n"
        for view in views where view.role != .provided {
            let name = "\(view.role)\(view.number)"
            let mark =
                view.role == .row
                ? "    // listgen:row(cell: \(view.mark))\n    var \(name): Tip\n"
                : "    // listgen:section(\(view.role): \(view.mark))\n    var \(name): [Tip]  // listgen:row(cell: PlainCell)\n"
            lines[list.count { $0 == "\n" } + 1] = view
            list += mark
        }
        for view in views where view.role == .provided {
            lines[list.count { $0 == "\n" } + provided.count { $0 == "\n" } + 3] = view
            provided += "    // listgen:row(cell: \(view.mark))\n    case item\(view.number)(Tip)\n"
        }
        self.list = list + "}\n\n" + provided + "}\n"
        self.lines = lines
    }

    /// The classes, without which the compiler on Linux cannot judge: it knows no outlets.
    static func classes(_ views: [RandomView]) -> String {
        """
        import UIKit

        struct Tip: Equatable {
            let id: Int
        }

        class PlainCell: UITableViewCell {
            func didMake() {}
            func configure(with tip: Tip) { textLabel?.text = "\\(tip.id)" }
            func configure() { textLabel?.text = "none" }
        }

        class PlainHeader: UITableViewHeaderFooterView {
            func didMake() {}
            func configure(with tips: [Tip]) { textLabel?.text = "\\(tips.count)" }
        }


        """ + views.map { $0.text + "\n" }.joined()
    }

    /// Makes the view whose number it is given by its class, as a table does; shows the whole list without one.
    func main(by all: [RandomView]) -> String {
        let cases = all.filter(\.isWhole).map { view in
            "case \(view.number): make\(view.role.isHeader ? "Header" : "Cell")(\(view.mark).self)\n"
        }
        let values = views.filter { $0.role != .provided }.sorted { lines(of: $0) < lines(of: $1) }.map { view in
            "\(view.role)\(view.number): "
                + (view.role == .row ? "Tip(id: 1)" : view.role == .empty ? "[]" : "[Tip(id: 1)]")
        }
        let shown = views.filter { $0.role != .provided }
        return """
            import ListRuntimeUIKit
            import UIKit

            func makeCell(_ type: PlainCell.Type) {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                table.register(type, forCellReuseIdentifier: "view")
                guard let cell = table.dequeueReusableCell(withIdentifier: "view") as? PlainCell else { exit(2) }
                cell.configure(with: Tip(id: 1))
            }

            func makeHeader(_ type: PlainHeader.Type) {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                table.register(type, forHeaderFooterViewReuseIdentifier: "view")
                guard let header = table.dequeueReusableHeaderFooterView(withIdentifier: "view") as? PlainHeader
                else { exit(2) }
                header.configure(with: [])
            }

            func show() {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100_000))
                let source = Feed.Table(Feed(\((["first: Tip(id: 1)"] + values).joined(separator: ", "))), in: table)
                let sections = table.headless.screen.sections
                let headers = sections.compactMap(\\.header).count + sections.compactMap(\\.footer).count
                let rows = table.headless.screen.rows.count
                if rows != \(shown.count + 1) || headers != \(shown.count { $0.role.isHeader }) {
                    print("\\(rows) rows and \\(headers) headers")
                    exit(3)
                }
                _ = source
            }

            switch Int(CommandLine.arguments[1]) {
            \(cases.joined())default: show()
            }

            """
    }

    private func lines(of view: RandomView) -> Int {
        lines.first { $0.value.number == view.number }?.key ?? 0
    }
}
