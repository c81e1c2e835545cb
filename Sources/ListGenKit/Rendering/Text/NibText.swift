import ListModel
import SwiftSurface

/// The expressions of what a list registers, or makes by itself.
enum NibText {
    /// `StoryCell.self`, or the nib of a view that comes from one.
    static func registered(_ view: CellClass, functions: inout MarkFunctions) -> String {
        nib(view, functions: &functions) ?? "\(view.type).self"
    }

    /// `UINib(nibName: "StoryCell", bundle: Bundle(for: StoryCell.self))`; nil for a view that comes from none.
    static func nib(_ view: CellClass, functions: inout MarkFunctions) -> String? {
        guard let nib = view.origin.nib else { return nil }
        let bundle = nib.bundle.map { bundle in
            functions.value(
                of: bundle, role: Namer.joined(["bundle", "of", view.name.nameComponents.joined()]),
                type: Namer.own("Bundle"), offers: [], conditions: view.conditions)
        }
        let found = bundle ?? Namer.own("Bundle(for: \(view.type).self)")
        return Namer.own("UINib(nibName: \(Namer.literal(nib.name)), bundle: \(found))")
    }

    /// What makes a cell that its row keeps.
    static func made(
        _ cell: CellChoice.Kept, _ type: String, conditions: [Condition], functions: inout MarkFunctions
    ) -> String {
        if let prototype = cell.prototype {
            // Dequeued once, so that UIKit has none of it to give to another row.
            let made = "request.tableView.dequeueReusableCell(withIdentifier: \(Namer.literal(prototype)))"
            return type == ListTarget.table.cellType ? made : "\(made) as? \(type)"
        }
        guard let origin = cell.nib else {
            return Namer.own("\(type)(style: .\(cell.style ?? "default"), reuseIdentifier: nil)")
        }
        let view = CellClass(
            name: type, type: type, reuseIdentifier: "", origin: .nib(origin), conditions: conditions)
        let nib = nib(view, functions: &functions) ?? ""
        return Namer.own("\(nib).instantiate(withOwner: nil).first as? \(type)")
    }
}
