import ListModel
import SwiftSurface

/// The expressions of what a list registers.
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
}
