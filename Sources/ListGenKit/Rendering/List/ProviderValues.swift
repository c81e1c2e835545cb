import ListModel
import SwiftSurface

/// The template values of `register(in:)` and `cell(in:at:context:)` on a rows enum.
struct ProviderValues {
    let definition: RowsDefinition
    let provider: ProviderDefinition

    init(_ definition: RowsDefinition, _ provider: ProviderDefinition) {
        self.definition = definition
        self.provider = provider
    }

    func values() -> [String: Any] {
        var functions = MarkFunctions(owner: "Self")
        let target = provider.target
        var text = CellText(
            cells: provider.cells, isProvider: true, context: provider.context, listType: target.viewType)
        text.target = target
        let calls = provider.leaves.map { leaf in
            var call = CallText(leaf: leaf, in: target)
            call.row = "self"
            return call
        }
        let branches = text.branches(provider.leaves, calls, functions: &functions)
        return [
            "registrations": ConditionalLines.joined(
                provider.cells.filter(\.origin.isRegistered).map {
                    cell -> (values: [String: Any], conditions: [Condition]) in
                    (
                        [
                            "registration": target.registration(ofCell: Namer.literal(cell.reuseIdentifier)),
                            "registered": cell.style.map { Self.styleClass($0) + ".self" }
                                ?? NibText.registered(cell, functions: &functions),
                        ], cell.conditions
                    )
                }),
            "styles": Set(provider.cells.compactMap(\.style)).sorted().map {
                ["name": Self.styleClass($0), "style": $0]
            },
            "contextParameter": provider.context.map { ", context: \($0)" } ?? "",
            "cellSwitch": RowSwitch(branches: branches).lines(over: "self"),
        ].merging(functions.values) { first, _ in first }.merging(target.words) { first, _ in first }
    }

    /// The class of cells of a style, which a provider brings along: it needs no runtime.
    private static func styleClass(_ style: String) -> String { style.capitalizedFirst + "StyleCell" }
}
