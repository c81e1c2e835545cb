/// The driver of a program: the function `shape_<number>` shows its list.
extension ShapeProgram {
    func driver(_ generated: String) -> String {
        let actions = actions(generated)
        let hasContext = mark.list.contains("context:")
        let arguments =
            ["state"] + (hasContext ? ["context: context"] : []) + (actions == nil ? [] : ["actions: actions"])
            + ["in: view"]
        let view =
            isTable
            ? "UITableView(frame: frame)"
            : "UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())"
        let size =
            toldOfRowsToCome ? "width: 60, height: 100" : "width: 320, height: r.below(2) == 0 ? 150 : 400"
        let screen = isTable ? "TableScreen(table: view)" : "CollectionScreen(collection: view)"
        let context = mark.list.contains(".weak") ? "WeakContext(context)" : "context"
        return """
            import ListRuntime
            import ListRuntimeUIKit
            import UIKit

            extension Item_\(number): ShapeItem {}
            extension Note_\(number): ShapeNote {}
            final class WideCell_\(number): ItemCell_\(number) {}
            \(cell)
            \(variables.joined(separator: "\n"))
            \(actions?.declaration ?? "")
            @MainActor func shape_\(number)(_ r: inout Randomness) -> ShapeSubject {
                let frame = CGRect(x: 0, y: 0, \(size))
                let view = \(view)
                let subject = ShapeSubject(\(screen), mark: "\(mark.name)")
                let told = subject.told
                let context = Context_\(number)()
                \(registration)
                \(actions.map { "let actions = \($0.argument)" } ?? "")
                let state = List_\(number).random(&r)
                let list = List_\(number).\(isTable ? "Table" : "Collection")(\(arguments.joined(separator: ", ")))
                subject.isByPosition = \(shape.members.contains(".position"))
                subject.kept = [list, context, told\(actions == nil ? "" : ", actions")]
                list.onReport = { [weak subject] in subject?.reports.append("\\($0)") }
                subject.state = { [unowned list] in list.state }
                subject.vary = { [unowned list] r in list.state = list.state.varied(&r) }
                subject.flush = { [unowned list] in list.flush() }
                subject.isInteracting = { [unowned list] in list.isInteracting }
            \(hasContext
                ? "    subject.widen = { [unowned list] isWide in\n    context.isWide = isWide\n"
                    + "    context.type = isWide ? WideCell_\(number).self : ItemCell_\(number).self\n    list.context = \(context)\n    }"
                : "")
            \((extras + byIdentity(generated)).joined(separator: "\n"))
                return subject
            }

            """
    }

    /// The protocol of the driver by which it uses a member of the cell.
    private var cell: String {
        let names = [
            "control": "ControlCell", "closure": "TitleCell", "events": "ToggleCell", "event of a fill": "TapCell",
        ]
        return names[mark.name].map { "extension ItemCell_\(number): \($0) {}" } ?? ""
    }

    /// Whether it takes rows that are not on screen.
    private var toldOfRowsToCome: Bool { ["prefetch", "delegate"].contains(mark.name) }

    /// Cells that the app registers.
    private var registration: String {
        guard mark.name == "registered" else { return "" }
        let arguments = isTable ? "UITableViewCell.self, forCellReuse" : "UICollectionViewCell.self, forCellWithReuse"
        return "for number in 0..<5000 { view.register(\(arguments)Identifier: \"t\\(number)\") }"
    }

    private var extras: [String] {
        switch mark.name {
        case "choice": ["    subject.chosen = { [unowned list] in list.state.chosen.map { [$0] } ?? [] }"]
        case "several": ["    subject.chosen = { [unowned list] in Array(list.state.marked) }"]
        case "selection": ["    subject.selection = { [unowned list] in list.selection.count }"]
        case "shown outline": ["    subject.isExpanded = { _ in true }"]
        case "outline": ["    subject.isExpanded = { $0.isOn }", toggle]
        case "expanded":
            ["    subject.isExpanded = { [unowned list] in list.state.marked.contains($0.id) }", toggle]
        default: []
        }
    }

    /// The functions of the list that take the identity of an item, where that is its `id`.
    private func byIdentity(_ generated: String) -> [String] {
        guard !mark.row[0].contains("id:") else { return [] }
        let updates = generated.matches(of: /func update\((\w+) id: Int, _ change: \(inout Item_\d+\) -> Void\)/).map {
            "    subject.updates.append { [unowned list] id, title in list.update(\($0.output.1): id) { $0.title = title } }"
        }
        let finders = generated.matches(of: /func cell\((\w+) id: Int\) -> ItemCell/).map {
            "    subject.finders.append { [unowned list] id in list.cell(\($0.output.1): id) }"
        }
        return updates + finders
    }

    private var toggle: String {
        "    subject.toggle = { [unowned list] in list.rowID(at: $0).map { list.toggle($0) } ?? false }"
    }
}
