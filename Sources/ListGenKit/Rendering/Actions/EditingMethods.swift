import ListModel

/// What a table answers for its editing mode, and for the rows that the user deletes.
struct EditingMethods {
    let owner: ClassValues

    func values(_ functions: inout MarkFunctions) -> [String: Any] {
        let leaves = owner.list.leaves
        guard owner.list.target == .table,
            leaves.contains(where: { $0.isDeleted || $0.takes(.insert) || $0.isSwiped || owner.list.takesPart($0) })
        else {
            return ["editing": false]
        }
        let branches = leaves.map { branch($0, &functions) }
        var rows = RowSwitch(branches: branches)
        rows.unloaded = { _ in ["return []"] }
        return [
            "editing": [
                "switch": rows.lines(over: "row"),
                // UIKit's own answers are those of a row that can be deleted.
                "hasOtherRows": owner.list.hasRowsBesideDeleted,
                "insertsRows": owner.list.insertsRows,
                "commits": owner.list.insertsRows || leaves.contains(where: \.isDeleted),
                "insert": owner.list.insertsRows
                    ? NewestCall(owner: owner).lines { $0.requirement(for: .insert) } : [],
                "deletesRows": leaves.contains(where: \.isDeleted),
                "delete": leaves.contains(where: \.isDeleted)
                    ? NewestCall(owner: owner).lines { $0.requirement(for: .delete) } : [],
            ]
        ]
    }

    private func branch(_ leaf: RowLeaf, _ functions: inout MarkFunctions) -> RowSwitch.Branch {
        let beside = [
            leaf.takes(.insert) ? ".inserts" : nil, leaf.isSwiped ? ".swipes" : nil,
            owner.list.takesPart(leaf) ? ".takesPart" : nil,
        ].compactMap { $0 }
        let others = Self.set(beside)
        guard leaf.isDeleted else { return RowSwitch.Branch(leaf, body: ["return \(others)"]) }
        let all = Self.set([".deletes"] + beside)
        guard let canEdit = leaf.canEdit else { return RowSwitch.Branch(leaf, body: ["return \(all)"]) }
        let said = RowArgument(canEdit, "canEdit", returning: "Bool", of: leaf, in: owner, &functions)
        return said.branch(otherwise: others) { ["return " + RowArgument.choice($0, all, others)] }
    }

    /// An option set of some members.
    private static func set(_ members: [String]) -> String {
        members.count == 1 ? members[0] : "[\(members.joined(separator: ", "))]"
    }
}
