import ListModel

/// Rows that are dragged out of the list.
struct DragMethods {
    let owner: ClassValues

    func values(_ functions: inout MarkFunctions) -> [String: Any] {
        let leaves = owner.list.leaves
        guard owner.list.dragsRows else { return ["drags": false] }
        let branches = leaves.map { leaf in
            guard let drag = leaf.drag else { return RowSwitch.Branch(leaf, body: ["return []"]) }
            let said = RowArgument(
                drag, "drag", returning: "RowDrag", isWrapped: true, of: leaf, in: owner, &functions)
            return said.branch(otherwise: "[]") { ["return \($0).items"] }
        }
        var rows = RowSwitch(branches: branches)
        rows.unloaded = { _ in ["return []"] }
        return [
            "drags": [
                "switch": rows.lines(over: "row"), "lifts": owner.list.liftsCells, "liftsAlone": !owner.list.hasMenus,
            ] as [String: Any]
        ]
    }
}
