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
        var bound: Set<Int> = []
        guard case .choices(let heights) = height else {
            let value = expression(of: height, leaf, role: role, bound: &bound, &functions)
            return RowSwitch.Branch(leaf, bound: bound, body: ["return \(value ?? otherwise)"])
        }
        let body = table.cellText.chosen(leaf, bound: &bound, functions: &functions) { choice, functions, bound in
            let height = zip(leaf.cells, heights).first { $0.0 == choice }.flatMap(\.1)
            let role = Namer.joined([role, "of", choice.cell])
            let value = height.flatMap { expression(of: $0, leaf, role: role, bound: &bound, &functions) }
            return ["return \(value ?? otherwise)"]
        }
        return RowSwitch.Branch(leaf, bound: bound, body: body)
    }

    /// The expression of a height that is the same for all cells of its row; nil for others.
    private func expression(
        of height: Height, _ leaf: RowLeaf, role: String, bound: inout Set<Int>, _ functions: inout MarkFunctions
    ) -> String? {
        switch height {
        case .automatic:
            return "UITableView.automaticDimension"
        case .argument(let argument):
            let offers =
                table.cellText.payloadOffers(leaf) + table.cellText.contextOffers
                + [MarkFunctions.Offer("metrics", "ListMetrics")]
            bound.formUnion(CallText.bound(by: argument, of: leaf))
            return functions.value(
                of: argument, role: Namer.joined([Namer.flatName(leaf), role]), type: "CGFloat", offers: offers,
                conditions: leaf.conditions)
        case .member(let member):
            let name = "\(member.type).\(Namer.identifier(member.name))"
            guard let arguments = member.arguments else { return name }
            let call = table.call(leaf)
            bound.formUnion(call.bound(by: arguments.map(\.value)))
            return "\(name)(\(call.arguments(arguments)))"
        case .choices:
            return nil
        }
    }
}
