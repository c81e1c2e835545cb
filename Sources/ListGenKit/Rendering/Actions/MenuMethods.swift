import ListModel

/// The context menus of rows.
struct MenuMethods {
    let owner: ClassValues

    private var leaves: [RowLeaf] { owner.list.leaves }

    func values(_ functions: inout MarkFunctions) -> [String: Any] {
        guard owner.list.hasMenus else { return ["menus": false] }
        let branches = leaves.map { branch($0, &functions) }
        var rows = RowSwitch(branches: branches)
        rows.unloaded = { _ in ["return nil"] }
        let commit = commit
        return ["menus": ["switch": rows.lines(over: "row"), "commits": commit ?? false as Any]]
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
        return RowSwitch.Branch(leaf, bound: CallText(leaf: leaf).bound(by: values), body: lines)
    }

    /// The statements that answer the menu of what is offered.
    private func answer(_ offer: RowOffer, _ value: String, _ preview: String?, of leaf: RowLeaf) -> [String] {
        var performs = true
        if case .ofUIKit = offer.source { performs = false }
        func head(_ value: String) -> String {
            "return request.menu(\(value)" + (preview.map { ", preview: \($0)" } ?? "") + ")"
                + (performs ? " { [weak self] in" : "")
        }
        var lines = [head(value)]
        if lines[0].count > 96 {
            let name = Namer.local("offer", apartFrom: leaf.payload.map(\.binding))
            lines = ["let \(name) = \(value)", head(name)]
        }
        return performs ? lines + ["    self?.perform($0, $1, $2)", "}"] : lines
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
        if values.contains(where: \.isPosition) { keep(&call.position, as: "position") }
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
