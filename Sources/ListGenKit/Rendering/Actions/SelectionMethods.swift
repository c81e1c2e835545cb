import ListModel

/// Which rows can be selected, how many at once, and the primary actions of rows.
struct SelectionMethods {
    let owner: ClassValues

    private var leaves: [RowLeaf] { owner.list.leaves }

    func values(_ functions: inout MarkFunctions) -> [String: Any] {
        let selection = owner.list.selection
        let view = owner.list.target.viewName
        let chosen = ChoiceText.tests(owner)
        let setting: String? =
            switch selection {
            case .single: nil
            case .none: "\(view).allowsSelection = false"
            case .multiple: "\(view).allowsMultipleSelection = true"
            case .multipleWhileEditing: "\(view).allowsMultipleSelectionDuringEditing = true"
            }
        let startsEditing = selection == .multipleWhileEditing && !owner.list.isDelegateMine
        let whileEditing = owner.list.insertsRows ? ["\(view).allowsSelectionDuringEditing = true"] : []
        return [
            "selectionSetting": whileEditing + [setting].compactMap { $0 },
            "selectable": owner.list.insertsRows ? "selectsOrInserts" : "selects",
            "selects": selects(&functions) ?? false,
            "chosen": chosen.isEmpty ? false : ["switch": chosen] as Any,
            "startsEditing": startsEditing
                ? ["isSaid": !owner.isPassed("didBeginMultipleSelectionInteractionAt")] as Any : false,
            "primaryAction": primaryAction ?? false as Any,
        ]
    }

    private func selects(_ functions: inout MarkFunctions) -> [String: Any]? {
        guard leaves.contains(where: { $0.selects != nil }) else {
            return owner.list.insertsRows ? ["saysRows": false, "switch": []] : nil
        }
        let branches = leaves.map { leaf in
            guard let selects = leaf.selects else { return RowSwitch.Branch(leaf, body: ["return true"]) }
            let said = RowArgument(selects, "selects", returning: "Bool", of: leaf, in: owner, &functions)
            return said.branch(otherwise: "true") { ["return " + $0] }
        }
        var rows = RowSwitch(branches: branches)
        rows.unloaded = { _ in ["return true"] }
        return ["saysRows": true, "switch": rows.lines(over: "row")]
    }

    /// What rows do when they are tapped outside of the editing mode, or chosen by the keyboard.
    private var primaryAction: [String: Any]? {
        let takes = { (leaf: RowLeaf) in leaf.handlers.contains { $0.event == .primaryAction } }
        let label = "performPrimaryActionFor\(owner.list.target.rowLabel)At"
        guard var values = EventMethods(owner: owner).values(.primaryAction, label) else { return nil }
        var rows = RowSwitch(branches: leaves.map { RowSwitch.Branch($0, body: ["return \(takes($0))"]) })
        rows.unloaded = { _ in ["return false"] }
        let test = rows.lines(over: "row")
        values["test"] = test
        values["testsRow"] = test.count > 1
        values["isLimited"] = owner.list.limitsPrimaryActions
        return values
    }
}
