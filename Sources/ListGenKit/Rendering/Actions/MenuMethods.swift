import ListModel

/// The context menus of rows.
struct MenuMethods {
    let owner: ClassValues

    private var leaves: [RowLeaf] { owner.list.leaves }

    func values(_ functions: inout MarkFunctions) -> [String: Any] {
        guard owner.list.hasMenus else {
            return owner.list.dragsRows ? lifts.merging(["menus": false]) { first, _ in first } : ["menus": false]
        }
        let branches = leaves.map { branch($0, &functions) }
        var rows = RowSwitch(branches: branches)
        rows.unloaded = { _ in ["return nil"] }
        rows.leavesEarly = true
        let (commit, ofSeveral) = (self.commit, several)
        return lifts.merging([
            "menus": [
                "switch": RequestText.placed(rows.lines(over: "row")), "commits": commit ?? false as Any,
                "lifts": owner.list.liftsCells, "several": ofSeveral ?? [],
                "hasSeveral": ofSeveral != nil,
            ] as [String: Any]
        ]) { first, _ in first }
    }

    /// What of cells menus open from, and drags lift.
    private var lifts: [String: Any] {
        let (views, previews) = (lifted(isMethod: false), lifted(isMethod: true))
        return [
            "lifted": views, "liftPreview": previews, "hasLifted": !views.isEmpty, "hasLiftPreview": !previews.isEmpty,
        ]
    }

    /// The statements that answer the menu of several rows: that of their kind if all are of one, else that of the list. Nil
    /// if no mark names a function that takes several.
    private var several: [String]? {
        var lines: [String] = []
        for leaf in leaves {
            guard let menu = leaf.actions?.menuOfSeveral, !menu.takesRows else { continue }
            let name = Namer.identifier(leaf.payload[0].binding)
            let (pattern, type) = (Namer.pattern(leaf, binding: [0]), leaf.payload[0].type)
            lines += [
                "let \(name) = rows.compactMap { row -> \(ParameterType.spelled(type))? in",
                "    if case \(pattern) = row { \(name) } else { nil }", "}",
            ]
            lines += ["if \(name).count == rows.count {"]
            lines += answer(menu, of: leaf, rows: name).map { "    " + $0 } + ["}"]
        }
        if let leaf = leaves.first(where: { $0.actions?.menuOfSeveral?.takesRows == true }),
            let menu = leaf.actions?.menuOfSeveral
        {
            return lines + answer(menu, of: leaf, rows: "rows")
        }
        return lines.isEmpty ? nil : lines + ["return nil"]
    }

    private func answer(_ menu: SelectionMenu, of leaf: RowLeaf, rows: String) -> [String] {
        let argument: Argument
        var type: String?
        switch menu.offer.source {
        case .argument(let offered): (argument, type) = (offered, leaf.actions?.performs?.type)
        case .ofUIKit(let offered, _): argument = offered
        case .asked: return ["return nil"]
        }
        guard let function = argument.call else { return ["return nil"] }
        let isGuarded = owner.list.isContextWeak && WeakContextText.isRead(by: function.values)
        var call = owner.call(leaf)
        call.selectedRows = rows
        let value = type.map { Namer.own("RowMenu<\($0)>") + "(\(call.text(function)))" } ?? call.text(function)
        return (isGuarded ? [WeakContextText.unwrapped(otherwise: "nil")] : [])
            + (menu.offer.isConfiguration ? ["return " + value] : answer(menu.offer, value, nil, of: leaf))
    }

    private func branch(_ leaf: RowLeaf, _ functions: inout MarkFunctions) -> RowSwitch.Branch {
        guard let actions = leaf.actions, let offer = actions.menu else {
            return RowSwitch.Branch(leaf, body: ["return nil"])
        }
        let type = actions.performs.map { Namer.own("RowMenu<\($0.type)>") } ?? ""
        let (value, read) = OfferText(owner: owner).value(
            of: offer, "menu", type, leaf, isWrapped: true, &functions)
        let preview = actions.preview.map { self.preview($0, of: leaf, &functions) }
        let values = read + (actions.preview?.values ?? [])
        var lines: [String] = []
        if owner.list.isContextWeak && WeakContextText.isRead(by: values) {
            lines.append(WeakContextText.unwrapped(otherwise: "nil"))
        }
        lines += preview?.lead ?? []
        if offer.isConfiguration {
            lines.append("return " + value)
        } else {
            lines += answer(offer, value, preview?.closure, of: leaf)
        }
        var call = CallText(leaf: leaf)
        if actions.menuOfSeveral?.takesRows == true { call.selectedRows = "[row]" }
        return RowSwitch.Branch(leaf, bound: call.bound(by: values), body: lines)
    }

    /// The cases for the classes of which a member is lifted, subclasses before their superclasses.
    private func lifted(isMethod: Bool) -> [String] {
        var lifts: [Lift] = []
        for lift in leaves.flatMap(\.cells).compactMap(\.lift) where lift.isMethod == isMethod {
            if !lifts.contains(lift) { lifts.append(lift) }
        }
        return lifts.enumerated().sorted { ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset) }.map {
            let member = Namer.member($0.element.member) + (isMethod ? "()" : "")
            return "case let cell as \($0.element.type): return cell.\(member)"
        }
    }

    /// The statements that answer the menu of what is offered.
    private func answer(_ offer: RowOffer, _ value: String, _ preview: String?, of leaf: RowLeaf) -> [String] {
        let performs = !offer.isOfUIKit
        func head(_ value: String) -> String {
            "return request.menu(\(value)" + (preview.map { ", preview: \($0)" } ?? "") + ")"
        }
        func answer(_ value: String) -> [String] { performs ? RequestText.performing(head(value)) : [head(value)] }
        guard head(value).count > (performs ? 79 : 96) else { return answer(value) }
        let name = RequestText.offer(of: leaf)
        return ["let \(name) = \(value)"] + answer(name)
    }

    /// The closure that makes what is shown above the menu. It lives as long as the menu, which may be longer than the
    /// list, so it holds the values that it reads.
    private func preview(
        _ argument: Argument, of leaf: RowLeaf, _ functions: inout MarkFunctions
    ) -> (lead: [String], closure: String) {
        var call = owner.call(leaf)
        var lead: [String] = []
        func keep(_ value: inout String, as name: String) {
            let local = Namer.local(name, apartFrom: leaf.payload.map(\.binding))
            lead.append("let \(local) = \(value)")
            value = local
        }
        let values = argument.values
        if values.contains(where: \.isOfSection) { keep(&call.section, as: "section") }
        if values.contains(.state) { keep(&call.state, as: "list") }
        if values.contains(.outline) { keep(&call.outline, as: "outline") }
        if values.contains(where: { $0.isPosition && $0 != .outline }) { keep(&call.position, as: "position") }
        let value = functions.value(
            of: argument, role: Namer.joined([Namer.flatName(leaf), "preview"]),
            type: Namer.own("UIViewController?"), offers: [], call: call, conditions: leaf.conditions)
        let holdsContext = !owner.list.isContextWeak && WeakContextText.isRead(by: values)
        return (lead, holdsContext ? "{ [context] in \(value) }" : "{ \(value) }")
    }

    /// What tells the actions that a preview was tapped; nil if no row asks for it.
    private var commit: [String: Any]? {
        guard leaves.contains(where: \.isCommitted) else { return nil }
        let bindings = leaves.flatMap { $0.payload.map(\.binding) }
        let (preview, event) = (
            Namer.local("preview", apartFrom: bindings), Namer.local("event", apartFrom: bindings)
        )
        let lines = NewestCall(owner: owner).lines {
            $0.isCommitted ? $0.requirement(for: .commit) : nil
        } _: { call in
            call.preview = preview
            call.event = event
        }
        return ["preview": preview, "event": event, "statements": lines]
    }
}
