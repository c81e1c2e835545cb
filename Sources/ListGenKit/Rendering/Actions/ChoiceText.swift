import ListModel

/// Rows of a kind that a tap chooses.
struct ChoiceText {
    let owner: ClassValues
    let leaf: RowLeaf
    let choice: RowChoice

    private var property: String { Namer.member(choice.property) }

    private var identity: String {
        let row = CallText(leaf: leaf).value(.payload(0))
        return choice.key.map { Identity.key($0, of: row) } ?? row
    }

    /// What a tap does.
    func tap(_ call: CallText) -> RowSwitch.Branch {
        var call = call
        var lines: [String] = []
        var bound: Set<Int> = [0]
        let chosen = leaf.requirement(for: .choose)
        if choice.isOfSeveral {
            call.isChosen = Namer.local("isChosen", apartFrom: leaf.payload.map(\.binding))
            if chosen != nil { lines.append("let \(call.isChosen) = !state.\(property).contains(\(identity))") }
            lines.append("update { $0.\(property).formSymmetricDifference([\(identity)]) }")
        } else {
            lines.append("update { $0.\(property) = \(identity) }")
        }
        let told = [chosen, leaf.requirement(for: .select)].compactMap { $0 }
        var sectionID: String?
        if told.contains(where: { $0.parameters.contains { $0.value == .section } }),
            let guarded = NewestCall(owner: owner).section(of: leaf, &call)
        {
            sectionID = Namer.sectionID
            lines.append(guarded)
        }
        let asClosure = owner.list.actions == .closures
        for requirement in told {
            bound.formUnion(call.bound(by: requirement.parameters.map(\.value)))
            lines.append((asClosure ? "actions." : "actions?.") + call.call(requirement, asClosure: asClosure))
        }
        var branch = RowSwitch.Branch(leaf, bound: bound, body: lines)
        branch.sectionID = sectionID
        return branch
    }

    /// Whether a state says that a row is chosen.
    var test: RowSwitch.Branch {
        let value = "state\(owner.list.valueMember).\(property)"
        let test = choice.isOfSeveral ? "\(value).contains(\(identity))" : "\(value) == \(identity)"
        return RowSwitch.Branch(leaf, bound: [0], body: ["return \(test)"])
    }

    /// The `switch` over the rows of a list; empty if none are chosen.
    static func tests(_ owner: ClassValues) -> [String] {
        guard owner.list.leaves.contains(where: { $0.choice != nil }) else { return [] }
        let branches = owner.list.leaves.map { leaf in
            leaf.choice.map { ChoiceText(owner: owner, leaf: leaf, choice: $0).test }
                ?? RowSwitch.Branch(leaf, body: ["return false"])
        }
        var rows = RowSwitch(branches: branches)
        rows.unloaded = { _ in ["return false"] }
        return rows.lines(over: "row")
    }
}
