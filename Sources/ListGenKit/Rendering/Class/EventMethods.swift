import ListModel

/// The delegate methods through which rows report events: `didSelectRowAt`, `didDeselectRowAt`, `willDisplay` and
/// `didEndDisplaying`; of a collection view `didSelectItemAt` and `didDeselectItemAt`.
struct EventMethods {
    let owner: ClassValues

    private var list: ListDefinition { owner.list }

    func isHandled(_ event: Event) -> Bool {
        list.leaves.contains { leaf in
            leaf.takes(event) || event == .select && leaf.choice != nil || event == .willDisplay && leaf.nearEnd != nil
        }
    }

    var values: [String: Any] {
        let learns = HeightMethods(owner: owner).learns
        return [
            "didSelect": values(
                .select, "didSelect\(list.target.rowLabel)At",
                isNeeded: list.isToldOfTaps || changesSelection || list.insertsRows)
                ?? false,
            "didDeselect": values(.deselect, "didDeselect\(list.target.rowLabel)At", isNeeded: changesSelection)
                ?? false,
            "accessory": values(.accessory, "accessoryButtonTappedForRowWith") ?? false,
            "willDisplay": values(.willDisplay, "willDisplay", isNeeded: learns) ?? false,
            "didEndDisplaying": values(.didEndDisplaying, "didEndDisplaying", isNeeded: owner.hasNestedLists) ?? false,
            "keepsOffsets": owner.hasNestedLists,
            "learns": learns,
            "deselects": deselects,
            "tapInserts": list.insertsRows,
            "followsSelection": list.showsSelection,
            "selectionChange": choosesBesideSelection ? [] : selectionChange(isLast: false),
            "deselectionChange": selectionChange(isLast: !isHandled(.deselect)),
            "checksActions": list.actions == .protocol,
        ]
    }

    private var deselects: Bool {
        list.deselectsAfterTap && !choosesBesideSelection && (isHandled(.select) || list.isToldOfTaps)
    }

    /// Whether taps choose some rows, and change the selection of the others.
    private var choosesBesideSelection: Bool {
        list.selection == .multiple && list.leaves.contains { $0.choice != nil }
    }

    /// Whether what is selected is of interest in addition to the row that is tapped.
    private var changesSelection: Bool { list.selectionChange != nil || list.showsSelection }

    /// The statements that tell a change of the selection, where taps tell of no row alone.
    /// - Parameter isLast: Whether no statement follows them.
    private func selectionChange(isLast: Bool) -> [String] {
        guard let requirement = list.selectionChange else { return [] }
        let asClosure = list.actions == .closures
        let call = (asClosure ? "actions." : "actions?.") + CallText().call(requirement, asClosure: asClosure)
        if list.selection == .multiple { return [call] }
        return isLast
            ? ["if isSelectingMultiple { \(call) }"] : ["if isSelectingMultiple {", "    " + call, "    return", "}"]
    }

    /// The statements of a method, and whether they read the row; nil for one that is not needed, or the app's.
    func values(_ event: Event, _ label: String, isNeeded: Bool = false) -> [String: Any]? {
        guard !list.isDelegateMine, !owner.isPassed(label), isNeeded || isHandled(event) else { return nil }
        let lines = isHandled(event) ? body(event) : []
        let readsRow = lines.contains { line in
            line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains("row")
        }
        let tellsTap = event == .select && readsRow && deselects && list.actions == .protocol
        return ["readsRow": readsRow, "tellsTap": tellsTap, "statements": lines]
    }

    private func body(_ event: Event) -> [String] {
        let branches = zip(list.leaves, owner.calls).map { leaf, call -> RowSwitch.Branch in
            var branch = branch(event, leaf, call)
            guard event == .willDisplay, leaf.nearEnd != nil else { return branch }
            let told = NearEndText(owner: owner).lines(leaf, call)
            branch.body = told + (branch.body == ["break"] ? [] : branch.body)
            return branch
        }
        var rows = RowSwitch(branches: branches)
        rows.unloaded = { _ in ["break"] }
        return rows.lines(over: "row")
    }

    /// What the user does to a row, of which the app is told as the newest state has it.
    private static let tellsNewest: Set<Event> = [.select, .deselect, .accessory, .primaryAction]

    /// What is done for rows of a kind.
    private func branch(_ event: Event, _ leaf: RowLeaf, _ call: CallText) -> RowSwitch.Branch {
        if event == .select, let choice = leaf.choice {
            var tap = ChoiceText(owner: owner, leaf: leaf, choice: choice).tap(call)
            if choosesBesideSelection, list.deselectsAfterTap { tap.body.insert("deselect(at: indexPath)", at: 0) }
            return tap
        }
        if event == .select, choosesBesideSelection {
            return RowSwitch.Branch(leaf, body: selectionChange(isLast: false))
        }
        guard let handler = leaf.handlers.first(where: { $0.event == event }) else {
            return RowSwitch.Branch(leaf, body: ["break"])
        }
        var call = call
        switch handler.target {
        case .requirement(let requirement)
        where Self.tellsNewest.contains(event) && !isOfAnySection(leaf, requirement):
            return NewestCall(owner: owner).branch(leaf, requirement, call)
        case .requirement(let requirement):
            let values = requirement.parameters.map(\.value)
            var lines: [String] = []
            var sectionID: String?
            if event == .didEndDisplaying, values.contains(.section) {
                // The row can be gone, and its section with it.
                let kept = DisplayedSections(list: list, index: owner.index)
                if let lookup = owner.place.sectionLookup(leaf, id: "sectionID"), let section = kept.section(leaf) {
                    sectionID = "sectionID"
                    call.section = "section"
                    let current = Namer.local("current", apartFrom: leaf.payload.map(\.binding))
                    lines += [
                        "let \(current) = \(lookup)",
                        Namer.own(
                            "guard let section = \(current) ?? \(kept.propertyName(section))[ObjectIdentifier(cell)] else { return }"
                        ),
                    ]
                }
            }
            if case .rows(let depth)? = values.first(where: { if case .rows = $0 { true } else { false } }),
                !values.contains(where: { if case .payload = $0 { true } else { false } }), sectionID == nil
            {
                return whole(leaf, depth: depth, requirement, call)
            }
            let asClosure = list.actions == .closures
            lines.append((asClosure ? "actions." : "actions?.") + call.call(requirement, asClosure: asClosure))
            return RowSwitch.Branch(leaf, bound: call.bound(by: values), sectionID: sectionID, body: lines)
        case .cellMethod(let calls):
            var bound: Set<Int> = []
            var lines: [String] = []
            let shown =
                event == .select || event == .deselect
                ? "\(list.target.viewName).cellFor\(list.target.rowLabel)(at: indexPath)" : "cell"
            for method in calls {
                bound.formUnion(call.bound(by: method.arguments.map(\.value)))
                let arguments = call.arguments(method.arguments)
                let reads = list.isContextWeak && WeakContextText.isRead(by: method.arguments.map(\.value))
                let context = reads ? "\(WeakContextText.binding), " : ""
                lines += [
                    "if \(context)let cell = \(shown) as? \(method.type) {",
                    "    cell.\(Namer.member(method.name))(\(arguments))", "}",
                ]
            }
            return RowSwitch.Branch(leaf, bound: bound, body: lines)
        }
    }

    /// Whether a requirement takes a section with a row whose kind says which one it is: each kind would have a case of its
    /// own. It gets the section that is shown.
    private func isOfAnySection(_ leaf: RowLeaf, _ requirement: Requirement) -> Bool {
        let values = requirement.parameters.map(\.value)
        return values.contains(.section)
            && values.contains { value in
                guard case .rows(let depth) = value else { return false }
                return !leaf.steps.prefix(depth).contains(where: \.carriesSectionID)
            }
    }

    /// The branch of a requirement that takes the value of a rows enum, whatever its kind.
    private func whole(
        _ leaf: RowLeaf, depth: Int, _ requirement: Requirement, _ call: CallText
    ) -> RowSwitch.Branch {
        var call = call
        let asClosure = list.actions == .closures
        if leaf.load != nil {
            return RowSwitch.Branch(
                leaf,
                body: [(asClosure ? "actions." : "actions?.") + call.call(requirement, asClosure: asClosure)])
        }
        let name = Binding.name(leaf.steps[depth - 1].caseName)
        call.rows = Namer.identifier(name)
        let line = (asClosure ? "actions." : "actions?.") + call.call(requirement, asClosure: asClosure)
        var branch = RowSwitch.Branch(leaf, body: [line])
        branch.rows = (depth, name)
        return branch
    }
}
