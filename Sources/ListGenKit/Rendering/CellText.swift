import ListModel

/// The statements that dequeue, fill and return the cell of a row kind.
struct CellText {
    /// The cells of the list or provider by their case name.
    let cells: [String: CellClass]
    /// True in a provider, which dequeues by itself and names the reuse identifiers literally.
    let isProvider: Bool
    let context: String?
    /// How the actions are called in front of a requirement.
    var actions = "actions?."
    var actionsAreClosures = false
    /// The type of `list` in expressions.
    let listType: String
    /// The enum of the cells of a list.
    var cellEnum = "Cell"

    init(cells: [CellClass], isProvider: Bool, context: String?, listType: String) {
        self.cells = Dictionary(cells.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        self.isProvider = isProvider
        self.context = context
        self.listType = listType
    }

    func type(_ choice: CellChoice) -> String { cells[choice.cell]?.type ?? choice.cell }

    /// The case of the enum of cells.
    func kind(_ choice: CellChoice) -> String { "\(cellEnum).\(Namer.member(choice.cell))" }

    /// What a closure or expression of a mark is offered beside the payload.
    func payloadOffers(_ leaf: RowLeaf) -> [MarkFunctions.Offer] {
        leaf.payload.map { MarkFunctions.Offer($0.binding, $0.type) }
    }

    @inline(never)
    var contextOffers: [MarkFunctions.Offer] {
        context.map { [MarkFunctions.Offer("context", $0)] } ?? []
    }

    /// The branches of `makeCell`.
    func branch(_ leaf: RowLeaf, call: CallText, functions: inout MarkFunctions) -> RowSwitch.Branch {
        var bound: Set<Int> = []
        let body = chosen(leaf, bound: &bound, functions: &functions) { number, functions, bound in
            filled(leaf.cells[number], of: leaf, call: call, functions: &functions, bound: &bound)
        }
        return RowSwitch.Branch(leaf, bound: bound, body: body)
    }

    /// The statements of `body` for each cell of the kind, under its condition.
    func chosen(
        _ leaf: RowLeaf, bound: inout Set<Int>, functions: inout MarkFunctions,
        body: (_ number: Int, inout MarkFunctions, inout Set<Int>) -> [String]
    ) -> [String] {
        var lines: [String] = []
        for (number, choice) in leaf.cells.enumerated() {
            let inner = body(number, &functions, &bound)
            guard let when = choice.when else {
                lines += inner
                break
            }
            let test = condition(when, number, of: leaf, bound: &bound, functions: &functions)
            lines += SwitchText.branch(test, inner)
        }
        return lines
    }

    private func condition(
        _ when: Argument, _ number: Int, of leaf: RowLeaf, bound: inout Set<Int>, functions: inout MarkFunctions
    ) -> String {
        let offers = payloadOffers(leaf) + contextOffers
        bound.formUnion(CallText.bound(by: when, of: leaf))
        let role = Namer.joined([Namer.flatName(leaf), "takes", leaf.cells[number].cell])
        return functions.value(of: when, role: role, type: "Bool", offers: offers, conditions: leaf.conditions)
    }

    private func filled(
        _ choice: CellChoice, of leaf: RowLeaf, call: CallText, functions: inout MarkFunctions, bound: inout Set<Int>
    ) -> [String] {
        bound.formUnion(call.bound(by: choice.fill.values + choice.injections.map(\.value)))
        func statements(_ cell: String) -> [String] {
            var call = call
            call.cell = cell
            return self.statements(choice, of: leaf, call: call, functions: &functions)
        }
        let type = type(choice)
        guard isProvider else {
            let dequeue = "return request.dequeue(\(type).self, \(kind(choice)))"
            return SwitchText.closure(dequeue, over: "cell", statements)
        }
        let identifier = Namer.literal(cells[choice.cell]?.reuseIdentifier ?? choice.cell)
        let lines = statements("cell")
        let use = lines.isEmpty ? "return" : "let cell ="
        let dequeue = SwitchText.call(
            "\(use) Self.dequeue(", ["\(type).self", identifier, "at: indexPath", "in: tableView"], ")")
        return dequeue + (lines.isEmpty ? [] : lines + ["return cell"])
    }

    /// The statements that fill a cell.
    private func statements(
        _ choice: CellChoice, of leaf: RowLeaf, call: CallText, functions: inout MarkFunctions
    ) -> [String] {
        let cell = call.cell
        var lines = choice.injections.map { "\(cell).\(Namer.member($0.member)) = \(call.value($0.value))" }
        switch choice.fill {
        case .none: break
        case .method(let name, let arguments):
            lines += SwitchText.call("\(cell).\(Namer.member(name))(", call.list(arguments), ")")
        case .property(let name, let value):
            lines.append("\(cell).\(Namer.member(name)) = \(call.value(value))")
        case .function(_, let name, let arguments):
            lines += SwitchText.call("\(name)(", call.list(arguments), ")")
        case .requirement(let requirement):
            lines.append(actions + call.call(requirement, asClosure: actionsAreClosures))
        case .expression(let argument, let offers):
            lines.append(statement(argument, offers, of: leaf, choice, call: call, functions: &functions))
        }
        if !call.keptSections.isEmpty {
            lines.append("\(call.keptSections)[ObjectIdentifier(\(cell))] = \(call.section)")
        }
        return lines
    }

    private func statement(
        _ argument: Argument, _ values: [ExpressionOffer], of leaf: RowLeaf, _ choice: CellChoice, call: CallText,
        functions: inout MarkFunctions
    ) -> String {
        var offers = values.map {
            MarkFunctions.Offer($0.name, $0.value == .cell ? type(choice) : $0.type, value: call.value($0.value))
        }
        if argument.form == .expression, argument.names.contains("list"), !offers.contains(where: { $0.name == "list" })
        {
            offers.append(MarkFunctions.Offer("list", listType, value: isProvider ? "tableView" : "self"))
        }
        let role = Namer.joined(["fill", choice.cell, "for", Namer.flatName(leaf)])
        return functions.statement(of: argument, role: role, offers: offers, conditions: leaf.conditions)
    }
}
