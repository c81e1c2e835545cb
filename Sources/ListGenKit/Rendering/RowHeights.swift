import ListModel

/// The delegate methods that answer the heights of rows.
struct RowHeights {
    let table: TableValues

    func height(_ functions: inout MarkFunctions) -> TableValues.Method? {
        method("heightForRowAt", role: "height", otherwise: "tableView.rowHeight", \.height, &functions)
    }

    func estimatedHeight(_ functions: inout MarkFunctions) -> TableValues.Method? {
        method(
            "estimatedHeightForRowAt", role: "estimatedHeight", otherwise: "tableView.estimatedRowHeight",
            \.estimatedHeight, &functions)
    }

    private func method(
        _ name: String, role: String, otherwise: String, _ height: (RowLeaf) -> Height?,
        _ functions: inout MarkFunctions
    ) -> TableValues.Method? {
        guard table.list.leaves.contains(where: { height($0) != nil }) else { return nil }
        let branches = table.list.leaves.map { leaf -> RowSwitch.Branch in
            guard let height = height(leaf) else { return RowSwitch.Branch(leaf, body: ["return \(otherwise)"]) }
            return branch(leaf, height, role: role, otherwise: otherwise, &functions)
        }
        let rows = RowSwitch(branches: branches)
        let lookup = rows.uniformBody == nil ? ["guard let row = row(at: indexPath) else { return \(otherwise) }"] : []
        return TableValues.Method(
            signature: "func tableView(_ tableView: UITableView, \(name) indexPath: IndexPath) -> CGFloat",
            lines: lookup + rows.lines(over: "row"))
    }

    private func branch(
        _ leaf: RowLeaf, _ height: Height, role: String, otherwise: String, _ functions: inout MarkFunctions
    ) -> RowSwitch.Branch {
        switch height {
        case .automatic:
            return RowSwitch.Branch(leaf, body: ["return UITableView.automaticDimension"])
        case .argument(let argument):
            let offers =
                table.cellText.payloadOffers(leaf) + table.cellText.contextOffers
                + [MarkFunctions.Offer("metrics", "ListMetrics")]
            let value = functions.value(
                of: argument, role: Namer.joined([Namer.flatName(leaf), role]), type: "CGFloat", offers: offers,
                conditions: leaf.conditions)
            return RowSwitch.Branch(leaf, bound: CallText.bound(by: argument, of: leaf), body: ["return \(value)"])
        case .method(let methods):
            let call = table.call(leaf)
            var bound: Set<Int> = []
            let body = table.cellText.chosen(leaf, bound: &bound, functions: &functions) { choice, _, bound in
                guard let number = leaf.cells.firstIndex(of: choice),
                    let method = methods.first(where: { $0.choice == number })
                else { return ["return \(otherwise)"] }
                bound.formUnion(call.bound(by: method.arguments.map(\.value)))
                return ["return \(method.type).\(Namer.identifier(method.name))(\(call.arguments(method.arguments)))"]
            }
            return RowSwitch.Branch(leaf, bound: bound, body: body)
        }
    }
}
