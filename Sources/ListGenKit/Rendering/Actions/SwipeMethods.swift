import ListModel

/// What swipes of rows offer.
struct SwipeMethods {
    let owner: ClassValues

    private var leaves: [RowLeaf] { owner.list.leaves }

    func values(_ functions: inout MarkFunctions) -> [String: Any] {
        guard leaves.contains(where: \.isSwiped) else {
            return ["swipes": false]
        }
        let branches = leaves.map { branch($0, &functions) }
        var rows = RowSwitch(branches: branches)
        rows.unloaded = { _ in ["return nil"] }
        rows.leavesEarly = true
        var lines = rows.lines(over: "row")
        // A table view asks for the edges alone whose methods it finds, a list layout for both.
        if edges.count == 1, owner.list.target == .collection {
            lines.insert("guard request.edge == .\(edges[0]) else { return nil }", at: 0)
        }
        return ["swipes": ["switch": RequestText.placed(lines), "edges": edges]]
    }

    /// The edges that some rows are swiped from.
    private var edges: [String] {
        ["leading", "trailing"].filter { edge in leaves.contains { offer(edge, of: $0) != nil } }
    }

    private func offer(_ edge: String, of leaf: RowLeaf) -> RowOffer? {
        edge == "leading" ? leaf.actions?.leadingSwipe : leaf.actions?.trailingSwipe
    }

    private func branch(_ leaf: RowLeaf, _ functions: inout MarkFunctions) -> RowSwitch.Branch {
        var bound: Set<Int> = []
        var readsContext = false
        var answers: [(edge: String, offer: RowOffer, value: String)] = []
        for edge in ["leading", "trailing"] {
            guard let offer = offer(edge, of: leaf) else { continue }
            let type = leaf.actions?.performs.map { "[\($0.type)]" } ?? ""
            let (value, values) = OfferText(owner: owner).value(of: offer, edge + "Swipe", type, leaf, &functions)
            bound.formUnion(CallText(leaf: leaf).bound(by: values))
            readsContext = readsContext || WeakContextText.isRead(by: values)
            answers.append((edge, offer, value))
        }
        guard !answers.isEmpty else { return RowSwitch.Branch(leaf, body: ["return nil"]) }
        var lines = owner.list.isContextWeak && readsContext ? [WeakContextText.unwrapped(otherwise: "nil")] : []
        if answers.count == 1 {
            if edges.count > 1 { lines.append("guard request.edge == .\(answers[0].edge) else { return nil }") }
            lines += answer(answers[0].offer, answers[0].value, of: leaf)
        } else if answers.allSatisfy({ !$0.offer.isOfUIKit && $0.offer.isFull == answers[0].offer.isFull }) {
            lines += answer(answers[0].offer, answers.map(\.value), of: leaf)
        } else {
            lines.append("switch request.edge {")
            lines += answers.flatMap { arm($0.edge, answer($0.offer, $0.value, of: leaf)) } + ["}"]
        }
        return RowSwitch.Branch(leaf, bound: bound, body: lines)
    }

    /// Answers for an edge. If the case and the answer are too wide for one line, the answer is on the next.
    private func arm(_ edge: String, _ lines: [String]) -> [String] {
        let arm = SwitchText.arm(["." + edge], lines)
        return arm.count == 1 && arm[0].count > 104 ? ["case .\(edge):"] + lines.map { "    " + $0 } : arm
    }

    /// Answers for both edges with actions of the app.
    private func answer(_ offer: RowOffer, _ values: [String], of leaf: RowLeaf) -> [String] {
        let name = RequestText.offer(of: leaf)
        var lines = ["let \(name) = request.edge == .leading ? \(values[0]) : \(values[1])"]
        if lines[0].count > 96 {
            lines = ["let \(name) =", "    request.edge == .leading", "    ? \(values[0])", "    : \(values[1])"]
        }
        return lines + answer(offer, name, of: leaf)
    }

    private func answer(_ offer: RowOffer, _ value: String, of leaf: RowLeaf) -> [String] {
        if offer.isConfiguration { return ["return " + value] }
        let full = offer.isFull ? "" : ", isFull: false"
        func answer(_ value: String) -> [String] {
            let head = "return request.actions(\(value)\(full))"
            return offer.isOfUIKit ? [head] : RequestText.performing(head)
        }
        let lines = answer(value)
        guard lines.count > 1 || lines[0].count > 96 else { return lines }
        let name = RequestText.offer(of: leaf)
        return ["let \(name) = \(value)"] + answer(name)
    }
}
