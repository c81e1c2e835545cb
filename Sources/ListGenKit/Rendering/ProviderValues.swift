import ListModel

/// The template values of `register(in:)` and `cell(in:at:context:)` on a rows enum.
struct ProviderValues {
    let definition: RowsDefinition
    let provider: ProviderDefinition

    init(_ definition: RowsDefinition, _ provider: ProviderDefinition) {
        self.definition = definition
        self.provider = provider
    }

    @_optimize(none)
    func values() -> [String: Any] {
        var functions = MarkFunctions(owner: "Self")
        let text = CellText(
            cells: provider.cells, isProvider: true, context: provider.context, listType: "UITableView")
        let branches = provider.leaves.map { leaf in
            var call = CallText(leaf: leaf)
            call.row = "self"
            return text.branch(leaf, call: call, functions: &functions)
        }
        let registrations = provider.cells.filter(\.isRegistered).map {
            ConditionalLines(
                "tableView.register(\($0.type).self, forCellReuseIdentifier: \(Namer.literal($0.reuseIdentifier)))",
                if: $0.conditions)
        }
        return [
            "registrations": ConditionalLines.joined(registrations),
            "contextParameter": provider.context.map { ", context: \($0)" } ?? "",
            "cellSwitch": RowSwitch(branches: branches).lines(over: "self"),
        ].merging(functions.values) { first, _ in first }
    }
}
