import ListModel

/// What the class answers for the heights of rows and the sizes of items: the runtime keeps them, generated code says how
/// each is come by.
///
/// Heights and estimates come together, so that the runtime can answer the estimates with the heights that it knows.
struct HeightMethods {
    let owner: ClassValues

    /// What is answered, as names of functions say it.
    private enum Role: String {
        case height, estimatedHeight, size
    }

    private var leaves: [RowLeaf] { owner.list.leaves }
    private var isCollection: Bool { owner.list.target == .collection }
    private var hasHeights: Bool { leaves.contains { $0.height != nil } }
    private var hasSizes: Bool { owner.list.saysSizes && leaves.contains { $0.size != nil } }
    private var hasEstimates: Bool { leaves.contains { $0.estimatedHeight != nil } }

    /// True if rows are measured when they come on screen.
    var learns: Bool { !isCollection && (hasHeights || hasEstimates) && leaves.contains { isSelfSized($0.height) } }

    private func isSelfSized(_ height: Height?) -> Bool {
        switch height {
        case nil, .automatic?: true
        case .choices(let heights)?: heights.contains(where: isSelfSized)
        case .argument?, .aspect?, .member?: false
        }
    }

    /// The values of the delegate methods, which ask the runtime, and of the members of the runtime's table that say
    /// where heights come from.
    func values(_ functions: inout MarkFunctions) -> [String: Any] {
        func dispatch(_ branch: (RowLeaf) -> RowSwitch.Branch, beforeLoading: [String] = []) -> [String: Any] {
            var rows = RowSwitch(branches: leaves.map(branch))
            rows.beforeLoading = beforeLoading
            return ["switch": rows.lines(over: "row")]
        }
        let isAsked = !owner.list.isDelegateMine && !isCollection
        let measured: [(RowLeaf, Height?)] = leaves.flatMap { [($0, $0.height), ($0, $0.size)] }
        let detaches = leaves.contains { leaf in members(leaf.height).contains { isDetachable($0, of: leaf) } }
        return [
            "asksHeights": isAsked && hasHeights && !owner.isPassed("heightForRowAt"),
            "asksEstimates": isAsked && (hasHeights || hasEstimates) && !owner.isPassed("estimatedHeightForRowAt"),
            "heights": hasHeights
                ? dispatch(
                    { branch($0, $0.height, .height, &functions) },
                    beforeLoading: ["guard request.mayCompute() else { return nil }"])
                : false,
            "estimates": hasEstimates
                ? dispatch { branch($0, $0.estimatedHeight, .estimatedHeight, &functions) } : false,
            "detachedHeights": detaches ? dispatch { detached($0, &functions) } : false,
            "sizes": hasSizes
                ? dispatch(
                    { branch($0, $0.size, .size, &functions) },
                    beforeLoading: ["guard request.mayCompute() else { return nil }"])
                : false,
            "heightsReadMetrics": measured.contains { readsMetrics($1, of: $0) },
            "heightsReadListHeight": isCollection && measured.contains { readsListHeight($1, of: $0) },
        ]
    }

    private func branch(
        _ leaf: RowLeaf, _ height: Height?, _ role: Role, _ functions: inout MarkFunctions
    ) -> RowSwitch.Branch {
        var bound: Set<Int> = []
        guard case .choices(let heights)? = height else {
            let value = answer(height, leaf, role, bound: &bound, &functions)
            return RowSwitch.Branch(leaf, bound: bound, body: value)
        }
        let body = owner.cellText.chosen(leaf, call: owner.call(leaf), bound: &bound, functions: &functions) {
            number, functions, bound in
            let cell = leaf.cells[number].cell
            return answer(heights[number], leaf, role, cell: cell, bound: &bound, &functions)
        }
        return RowSwitch.Branch(leaf, bound: bound, body: body)
    }

    private func members(_ height: Height?) -> [Height.Member] {
        switch height {
        case .member(let member)?: [member]
        case .choices(let heights)?: heights.flatMap(members)
        case .automatic?, .argument?, .aspect?, nil: []
        }
    }

    /// True for a method that can run off the main actor: it says so, and takes nothing but values of the row and the
    /// width.
    private func isDetachable(_ member: Height.Member, of leaf: RowLeaf) -> Bool {
        guard member.isNonisolated, leaf.load == nil, !leaf.contentChangesUnnoticed, !leaf.isChosenBeyondRow else {
            return false
        }
        return (member.arguments ?? []).allSatisfy {
            switch $0.value {
            case .payload(let index):
                leaf.payload.indices.contains(index) && leaf.payload[index].facts.isSendable
                    && !leaf.payload[index].isReference
            case .width: true
            default: false
            }
        }
    }

    /// The branch that gives the call of a height which can run off the main actor.
    private func detached(_ leaf: RowLeaf, _ functions: inout MarkFunctions) -> RowSwitch.Branch {
        guard members(leaf.height).contains(where: { isDetachable($0, of: leaf) }) else {
            return RowSwitch.Branch(leaf, body: ["return nil"])
        }
        var bound: Set<Int> = []
        var call = owner.call(leaf)
        call.width = "width"
        func answer(_ height: Height?, _ bound: inout Set<Int>) -> [String] {
            guard case .member(let member)? = height, isDetachable(member, of: leaf) else { return ["return nil"] }
            let arguments = member.arguments ?? []
            bound.formUnion(call.bound(by: arguments.map(\.value)))
            return ["return { \(member.type).\(Namer.member(member.name))(\(call.arguments(arguments))) }"]
        }
        guard case .choices(let heights)? = leaf.height else {
            let body = answer(leaf.height, &bound)
            return RowSwitch.Branch(leaf, bound: bound, body: body)
        }
        let body = owner.cellText.chosen(leaf, call: owner.call(leaf), bound: &bound, functions: &functions) {
            number, _, bound in
            answer(heights[number], &bound)
        }
        return RowSwitch.Branch(leaf, bound: bound, body: body)
    }

    /// The statement that answers a height, and how it may be used.
    private func answer(
        _ height: Height?, _ leaf: RowLeaf, _ role: Role, cell: String? = nil, bound: inout Set<Int>,
        _ functions: inout MarkFunctions
    ) -> [String] {
        guard let height else { return ["return nil"] }
        let word = if case .aspect = height { "aspect" } else { role.rawValue }
        let name = Namer.joined([word] + (cell.map { ["of", $0] } ?? []))
        let isComputed = isComputed(height)
        let said = expression(
            of: height, leaf, role: name, isSize: role == .size, isComputed: isComputed, bound: &bound, &functions)
        guard var value = said else { return ["return nil"] }
        if case .aspect = height {
            let width = isComputed ? "$0" : "request.width"
            value = value == "1" ? width : "\(width) / \(value)"
        }
        let isGuarded = owner.list.isContextWeak && readsContext(height, of: leaf)
        let lead = isGuarded ? [WeakContextText.unwrapped(otherwise: "nil")] : []
        guard role != .estimatedHeight, isComputed else { return lead + ["return \(value)"] }
        // A height that is kept would outlive the choice of its cell.
        let isOfAnyCell = cell != nil && leaf.isChosenBeyondRow
        let changesUnnoticed = leaf.contentChangesUnnoticed || isGuarded || isOfAnyCell || readsSurroundings(height)
        let function = changesUnnoticed ? "computedEachTime" : "computed"
        if value.contains("$0") { return lead + ["return request.\(function) { \(value) }"] }
        return lead + SwitchText.call("return request.\(function)(", [value], ")")
    }

    /// The expression of a height that is the same for all cells of its row; nil for others. In a collection view it is a
    /// closure over the width of the item if it is computed.
    private func expression(
        of height: Height, _ leaf: RowLeaf, role: String, isSize: Bool, isComputed: Bool, bound: inout Set<Int>,
        _ functions: inout MarkFunctions
    ) -> String? {
        var call = owner.call(leaf)
        if isCollection {
            call.width = isComputed ? "$0" : "request.width"
            call.metrics = "metrics(itemWidth: \(call.width))"
        }
        switch height {
        case .automatic:
            return Namer.own("UITableView.automaticDimension")
        case .argument(let argument), .aspect(let argument):
            let offers =
                owner.cellText.payloadOffers(leaf) + owner.cellText.contextOffers
                + [MarkFunctions.Offer("metrics", Namer.own("ListMetrics"), value: call.metrics)]
            bound.formUnion(CallText.bound(by: argument, of: leaf))
            return functions.value(
                of: argument, role: Namer.joined([Namer.flatName(leaf), role]),
                type: Namer.own(isSize ? "CGSize" : "CGFloat"),
                offers: offers, call: call, conditions: leaf.conditions)
        case .member(let member):
            let name = "\(member.type).\(Namer.member(member.name))"
            guard let arguments = member.arguments else { return name }
            bound.formUnion(call.bound(by: arguments.map(\.value)))
            return "\(name)(\(call.arguments(arguments)))"
        case .choices:
            return nil
        }
    }

    /// True if user code is called for each row.
    private func isComputed(_ height: Height) -> Bool {
        switch height {
        case .automatic, .choices: false
        case .member(let member): member.arguments != nil
        case .argument(let argument), .aspect(let argument):
            switch argument.form {
            case .constant: false
            case .expression: argument.taken?.isEmpty == false
            case .keyPath, .closure, .function: true
            }
        }
    }

    /// What the call of a height reads.
    private func values(_ height: Height) -> [FillValue] {
        switch height {
        case .member(let member): (member.arguments ?? []).map(\.value)
        case .argument(let argument), .aspect(let argument): argument.values
        case .automatic, .choices: []
        }
    }

    /// True for a height that reads what neither the row nor the metrics say.
    private func readsSurroundings(_ height: Height) -> Bool {
        if argument(of: height)?.call?.readsBeyondArguments == true { return true }
        return values(height).contains {
            switch $0 {
            case .position, .section: true
            default: false
            }
        }
    }

    private func argument(of height: Height) -> Argument? {
        switch height {
        case .argument(let argument), .aspect(let argument): argument
        case .automatic, .choices, .member: nil
        }
    }

    private func readsContext(_ height: Height, of leaf: RowLeaf) -> Bool {
        if let argument = argument(of: height) {
            return WeakContextText.isRead(by: argument, behind: leaf.payload.count)
        }
        return WeakContextText.isRead(by: values(height))
    }

    /// True for a height that reads more of the metrics than the width.
    private func readsMetrics(_ height: Height?, of leaf: RowLeaf) -> Bool {
        switch height {
        case nil, .automatic?: return false
        case .choices(let heights)?: return heights.contains { readsMetrics($0, of: leaf) }
        case .member?:
            return height.map(values)?.contains(where: Self.isOfMetrics) ?? false
        case .argument(let argument)?, .aspect(let argument)?:
            if argument.call != nil || argument.taken != nil {
                return argument.values.contains(where: Self.isOfMetrics)
            }
            guard case .closure(let count) = argument.form else { return false }
            return count > leaf.payload.count + owner.cellText.contextOffers.count
        }
    }

    private static func isOfMetrics(_ value: FillValue) -> Bool {
        [.metrics, .safeAreaInsets, .traitCollection].contains(value)
    }

    /// True for a size that reads the height of the list, or may: it hands the metrics on.
    private func readsListHeight(_ height: Height?, of leaf: RowLeaf) -> Bool {
        switch height {
        case .choices(let heights)?: return heights.contains { readsListHeight($0, of: leaf) }
        case .argument(let argument)?, .aspect(let argument)?:
            guard readsMetrics(height, of: leaf) else { return false }
            return argument.call != nil || argument.taken != nil || MetricsReading.readsHeight(argument)
        case .member?: return height.map(values)?.contains(.metrics) ?? false
        case .automatic?, nil: return false
        }
    }
}
