import ListModel

/// The call of a requirement with a row that the newest state has: its section is that of the newest state, too.
struct NewestCall {
    let owner: ClassValues

    /// The branch that calls a requirement for rows of a kind.
    /// - Parameter call: What the values are called there.
    func branch(_ leaf: RowLeaf, _ requirement: Requirement, _ call: CallText) -> RowSwitch.Branch {
        let values = requirement.parameters.map(\.value)
        var call = call
        var lines: [String] = []
        var sectionID: String?
        if values.contains(.section), let guarded = section(of: leaf, &call) {
            sectionID = Namer.sectionID
            lines.append(guarded)
        }
        let asClosure = owner.list.actions == .closures
        let receiver = asClosure ? "actions." : "actions?."
        func told() -> [String] { lines + [receiver + call.call(requirement, asClosure: asClosure)] }
        // A section enum finds its section by what follows the value.
        let readsPayload = values.contains { if case .payload = $0 { true } else { false } }
        if case .rows(let depth)? = values.first(where: { if case .rows = $0 { true } else { false } }), !readsPayload,
            leaf.load == nil, sectionID == nil || leaf.steps.prefix(depth).contains(where: \.carriesSectionID)
        {
            let name = Binding.name(leaf.steps[depth - 1].caseName)
            call.rows = Namer.identifier(name)
            var branch = RowSwitch.Branch(leaf, body: told())
            (branch.rows, branch.sectionID) = ((depth, name), sectionID)
            return branch
        }
        return RowSwitch.Branch(leaf, bound: call.bound(by: values), sectionID: sectionID, body: told())
    }

    /// The statement that finds the section of a row, which the call names then; nil if the row carries none.
    func section(of leaf: RowLeaf, _ call: inout CallText) -> String? {
        guard let lookup = owner.place.sectionLookup(leaf, id: Namer.sectionID, isTested: true) else { return nil }
        call.section = Namer.local("section", apartFrom: leaf.payload.map(\.binding))
        return "guard let \(call.section) = \(lookup) else { return }"
    }

    /// A `switch` over the rows that calls a requirement for some kinds.
    func lines(_ requirement: (RowLeaf) -> Requirement?, _ prepare: (inout CallText) -> Void = { _ in }) -> [String] {
        let branches = zip(owner.list.leaves, owner.calls).map { leaf, call -> RowSwitch.Branch in
            guard let requirement = requirement(leaf) else { return RowSwitch.Branch(leaf, body: ["break"]) }
            var call = call
            prepare(&call)
            return branch(leaf, requirement, call)
        }
        var rows = RowSwitch(branches: branches)
        rows.unloaded = { _ in ["break"] }
        return rows.lines(over: "row")
    }
}
