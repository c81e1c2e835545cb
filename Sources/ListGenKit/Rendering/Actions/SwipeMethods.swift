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
        let edges = ["leading", "trailing"].filter { edge in
            leaves.contains { self.offer(edge, of: $0) != nil }
        }
        return ["swipes": ["switch": rows.lines(over: "row"), "edges": edges]]
    }

    private func offer(_ edge: String, of leaf: RowLeaf) -> RowOffer? {
        edge == "leading" ? leaf.actions?.leadingSwipe : leaf.actions?.trailingSwipe
    }

    private func branch(_ leaf: RowLeaf, _ functions: inout MarkFunctions) -> RowSwitch.Branch {
        var bound: Set<Int> = []
        var readsContext = false
        var answers: [(edge: String, lines: [String])] = []
        for edge in ["leading", "trailing"] {
            guard let offer = offer(edge, of: leaf) else { continue }
            let type = leaf.actions?.performs.map { "[\($0.type)]" } ?? ""
            let (value, values) = OfferText(owner: owner).value(of: offer, edge + "Swipe", type, leaf, &functions)
            bound.formUnion(CallText(leaf: leaf).bound(by: values))
            readsContext = readsContext || WeakContextText.isRead(by: values)
            answers.append((edge, answer(offer, value, of: leaf)))
        }
        guard !answers.isEmpty else { return RowSwitch.Branch(leaf, body: ["return nil"]) }
        var lines = owner.list.isContextWeak && readsContext ? [WeakContextText.unwrapped(otherwise: "nil")] : []
        if answers.count == 1 {
            lines += ["guard request.edge == .\(answers[0].edge) else { return nil }"] + answers[0].lines
        } else {
            lines += ["switch request.edge {"] + answers.flatMap { arm($0.edge, $0.lines) } + ["}"]
        }
        return RowSwitch.Branch(leaf, bound: bound, body: lines)
    }

    /// Answers for an edge. If the case and the answer are too wide for one line, the answer is on the next.
    private func arm(_ edge: String, _ lines: [String]) -> [String] {
        let arm = SwitchText.arm(["." + edge], lines)
        return arm.count == 1 && arm[0].count > 104 ? ["case .\(edge):"] + lines.map { "    " + $0 } : arm
    }

    private func answer(_ offer: RowOffer, _ value: String, of leaf: RowLeaf) -> [String] {
        if offer.isConfiguration { return ["return " + value] }
        let full = offer.isFull ? "" : ", isFull: false"
        func answer(_ value: String) -> String {
            if case .ofUIKit = offer.source { return "return request.actions(\(value)\(full))" }
            return "return request.actions(\(value)\(full)) { [weak self] in self?.perform($0, $1, $2) }"
        }
        let line = answer(value)
        guard line.count > 96 else { return [line] }
        let name = Namer.local("offer", apartFrom: leaf.payload.map(\.binding))
        return ["let \(name) = \(value)", answer(name)]
    }
}
