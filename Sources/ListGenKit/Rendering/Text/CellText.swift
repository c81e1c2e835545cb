import ListModel
import SwiftSurface

/// The statements that dequeue, fill and return the cell of a row kind.
struct CellText {
    /// The cells of the list or provider by their case name.
    let cells: [String: CellClass]
    /// True in a provider, which dequeues by itself and names the reuse identifiers literally.
    let isProvider: Bool
    let context: String?
    /// True for a context that may be gone.
    var isContextWeak = false
    /// How the actions are called in front of a requirement.
    var actions = "actions?."
    var actionsAreClosures = false
    /// The type of `list` in expressions.
    let listType: String
    /// What the cells are for.
    var target = ListTarget.table
    /// The enum of the cells of a list.
    var cellEnum = "Cell"
    /// What the call that makes a cell of a row says of what it is filled from.
    var reads: (RowLeaf, Int) -> [String] = { _, _ in [] }
    /// The statements that connect what `cell` tells by itself.
    var hears: (RowLeaf, CellChoice, inout MarkFunctions) -> [String] = { _, _, _ in [] }
    /// Whether these are written.
    private var hearsEvents = true
    /// The argument by which a list in a cell is asked for, and takes what the user changes there.
    var holds: (RowLeaf, NestedList) -> [String]? = { _, _ in nil }

    init(cells: [CellClass], isProvider: Bool, context: String?, listType: String) {
        self.cells = Dictionary(cells.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        self.isProvider = isProvider
        self.context = context
        self.listType = listType
    }

    func type(_ choice: CellChoice) -> String { cells[choice.cell]?.type ?? choice.cell }

    /// The case of the enum of cells, with the class that the context holds, if it does.
    func kind(_ choice: CellChoice) -> String {
        let name = "\(cellEnum).\(Namer.member(choice.cell))"
        return choice.heldClass.map { Namer.own("\(name)(ViewClass(\(heldClass($0, type(choice)))))") } ?? name
    }

    /// The same with the reuse identifier, for a class of which each row says it.
    func kind(
        _ choice: CellChoice, of leaf: RowLeaf, call: CallText, bound: inout Set<Int>, functions: inout MarkFunctions
    ) -> String {
        guard let said = choice.identifier else { return kind(choice) }
        return
            "\(kind(choice))(\(identifier(said, choice, of: leaf, call: call, bound: &bound, functions: &functions)))"
    }

    /// The class that the context holds, or the one that it inherits from if the context is gone.
    func heldClass(_ path: Argument, _ type: String) -> String {
        guard case .keyPath(let members) = path.form else { return "\(type).self" }
        return isContextWeak ? "\(WeakContextText.name)?.\(members) ?? \(type).self" : "context.\(members)"
    }

    /// The reuse identifier that a row says.
    private func identifier(
        _ said: Argument, _ choice: CellChoice, of leaf: RowLeaf, call: CallText, bound: inout Set<Int>,
        functions: inout MarkFunctions
    ) -> String {
        bound.formUnion(CallText.bound(by: said, of: leaf))
        let value = functions.value(
            of: said, role: Namer.joined([Namer.flatName(leaf), "identifierOf", choice.cell]),
            type: Namer.own("String"), offers: payloadOffers(leaf) + contextOffers, call: call,
            conditions: leaf.conditions)
        guard isContextWeak, WeakContextText.isRead(by: said, behind: leaf.payload.count) else { return value }
        // The list registers the class under any name.
        let otherwise = Namer.literal(cells[choice.cell]?.reuseIdentifier ?? choice.cell)
        return "\(WeakContextText.name).map { context in \(value) } ?? \(otherwise)"
    }

    /// The cell of a row, dequeued. One without a class of the app's own gets back what it had when it was made.
    func dequeued(_ choice: CellChoice, kind: String? = nil, _ further: [String] = []) -> String {
        let further = further.map { ", " + $0 }.joined()
        let isOpen = cells[choice.cell].map { $0.isOpen && $0.origin.isRegistered } ?? false
        let known = kind ?? self.kind(choice)
        let kind = isOpen ? "registered(\(known), for: request)" : known
        let isPlain = cells[choice.cell].map {
            !$0.isDeclared && !$0.isHeld && $0.origin == .registeredClass && Self.plainTypes.contains($0.type)
        }
        if isPlain == true { return "plainCell(\(kind), for: request\(further))" }
        return "request.cell(\(type(choice)).self, \(kind)\(further))"
    }

    private static let plainTypes = ["UITableViewCell", "UICollectionViewListCell"]

    /// What a closure or expression of a mark is offered beside the payload.
    func payloadOffers(_ leaf: RowLeaf) -> [MarkFunctions.Offer] {
        leaf.payload.map { MarkFunctions.Offer($0.binding, $0.type) }
    }

    var contextOffers: [MarkFunctions.Offer] {
        context.map { [MarkFunctions.Offer("context", $0)] } ?? []
    }

    /// The branches of `makeCell`. Of the kinds of one rows enum that are filled alike from its value, most share one.
    func branches(
        _ leaves: [RowLeaf], _ calls: [CallText], functions: inout MarkFunctions
    ) -> [RowSwitch.Branch] {
        var branches = zip(leaves, calls).map { branch($0, call: $1, functions: &functions) }
        var alike: [[String]: [[String]: [Int]]] = [:]
        for (index, leaf) in leaves.enumerated() {
            guard let depth = Self.depthOfRows(leaf), leaf.steps.indices.contains(depth - 1) else { continue }
            var call = calls[index]
            call.rows = Namer.identifier(Binding.name(leaf.steps[depth - 1].caseName))
            let whole = branch(leaf, call: call, functions: &functions)
            alike[leaf.steps.prefix(depth).map(\.caseName), default: [:]][whole.body, default: []].append(index)
        }
        for (path, bodies) in alike {
            let most = bodies.max { ($0.value.count, $1.value[0]) < ($1.value.count, $0.value[0]) }
            guard let (body, indices) = most, indices.count > 1, let name = path.last else { continue }
            for index in indices {
                branches[index] = RowSwitch.Branch(leaves[index], body: body)
                branches[index].rows = (path.count, Binding.name(name))
            }
        }
        return branches
    }

    /// After how many steps the value of a rows enum is reached that alone fills the cell of a kind; nil for others.
    private static func depthOfRows(_ leaf: RowLeaf) -> Int? {
        guard leaf.cells.count == 1, leaf.load == nil else { return nil }
        var depths: Set<Int> = []
        if leaf.cells[0].nested != nil || leaf.cells[0].identifier != nil || leaf.cells[0].heldClass != nil {
            return nil
        }
        for value in FillText.values(of: leaf.cells[0]) {
            switch value {
            case .payload, .payloadElement: return nil
            case .rows(let depth): depths.insert(depth)
            default: break
            }
        }
        return depths.count == 1 ? depths.first : nil
    }

    private func branch(_ leaf: RowLeaf, call: CallText, functions: inout MarkFunctions) -> RowSwitch.Branch {
        var bound: Set<Int> = []
        let body = chosen(leaf, call: call, bound: &bound, functions: &functions) { number, functions, bound in
            filled(number, of: leaf, call: call, functions: &functions, bound: &bound)
        }
        var branch = RowSwitch.Branch(leaf, bound: bound, body: body)
        if branch.sectionID != nil, hearsEvents, leaf.cells.contains(where: { !$0.events.isEmpty }) {
            // What a cell tells binds the identity by itself.
            var silent = self
            silent.hearsEvents = false
            branch.sectionID = silent.branch(leaf, call: call, functions: &functions).sectionID
        }
        if !isProvider, leaf.load != nil, leaf.cells.count == 1 {
            branch.cell = made(0, of: leaf, call: call, functions: &functions, bound: &bound)
        }
        return branch
    }

    /// The statements of `body` for each cell of the kind, under its condition.
    func chosen(
        _ leaf: RowLeaf, call: CallText, bound: inout Set<Int>, functions: inout MarkFunctions,
        body: (_ number: Int, inout MarkFunctions, inout Set<Int>) -> [String]
    ) -> [String] {
        var lines: [String] = []
        for (number, choice) in leaf.cells.enumerated() {
            let inner = body(number, &functions, &bound)
            guard let when = choice.when else {
                lines += inner
                break
            }
            let test = condition(choice, when, of: leaf, call: call, bound: &bound, functions: &functions)
            lines += SwitchText.branch(test, inner)
        }
        return lines
    }

    private func condition(
        _ choice: CellChoice, _ when: Argument, of leaf: RowLeaf, call: CallText, bound: inout Set<Int>,
        functions: inout MarkFunctions
    ) -> String {
        let isExpression = when.form == .expression
        let offers =
            isExpression
            ? choice.whenOffers.map { MarkFunctions.Offer($0, call) }
            : payloadOffers(leaf) + contextOffers
        bound.formUnion(
            isExpression
                ? call.bound(by: choice.whenOffers.map(\.value)) : CallText.bound(by: when, of: leaf))
        let role = Namer.joined([Namer.flatName(leaf), "takes", choice.cell])
        let test = functions.value(
            of: when, role: role, type: Namer.own("Bool"), offers: offers, call: call, conditions: leaf.conditions)
        let isGuarded = isContextWeak && WeakContextText.isRead(by: when, behind: leaf.payload.count)
        return isGuarded ? "\(WeakContextText.binding), \(test)" : test
    }

    /// The call that makes a cell of a row, without what fills it.
    private func head(
        _ number: Int, of leaf: RowLeaf, call: CallText, functions: inout MarkFunctions, bound: inout Set<Int>
    ) -> String {
        let choice = leaf.cells[number]
        let reads = reads(leaf, number)
        let further = reads.map { ", " + $0 }.joined()
        let type = type(choice)
        if let owned = choice.owned {
            let cell = ownedCell(owned, type, at: choice.ownedAt.map(call.value), of: leaf, functions: &functions)
            return "owned(\(cell), for: request\(further))"
        }
        if let kept = choice.kept {
            let cell = NibText.made(kept, type, conditions: leaf.conditions, functions: &functions)
            return "kept(\(cell), in: applied, for: request\(further))"
        }
        let kind = kind(choice, of: leaf, call: call, bound: &bound, functions: &functions)
        return dequeued(choice, kind: kind, reads)
    }

    /// The same, and the statements that fill `cell`.
    private func made(
        _ number: Int, of leaf: RowLeaf, call: CallText, functions: inout MarkFunctions, bound: inout Set<Int>
    ) -> RowSwitch.MadeCell {
        var call = call
        let head = head(number, of: leaf, call: call, functions: &functions, bound: &bound)
        call.cell = "cell"
        return RowSwitch.MadeCell(
            head: leaf.choice == nil ? head : "mark(\(head)",
            fill: statements(leaf.cells[number], of: leaf, call: call, functions: &functions),
            tail: leaf.choice == nil ? "" : ", at: indexPath)")
    }

    private func filled(
        _ number: Int, of leaf: RowLeaf, call: CallText, functions: inout MarkFunctions, bound: inout Set<Int>
    ) -> [String] {
        let choice = leaf.cells[number]
        bound.formUnion(call.bound(by: FillText.values(of: choice)))
        if choice.nested != nil { bound.formUnion(call.bound(by: [.payload(0)])) }
        func statements(_ cell: String) -> [String] {
            var call = call
            call.cell = cell
            return self.statements(choice, of: leaf, call: call, functions: &functions)
        }
        guard isProvider else {
            let head = head(number, of: leaf, call: call, functions: &functions, bound: &bound)
            guard leaf.choice != nil else { return SwitchText.closure("return " + head, over: "cell", statements) }
            var lines = SwitchText.closure("return mark(" + head, over: "cell", statements)
            lines[lines.count - 1] += ", at: indexPath)"
            return lines
        }
        let type = type(choice)
        let said = choice.identifier.map {
            self.identifier($0, choice, of: leaf, call: call, bound: &bound, functions: &functions)
        }
        let identifier = said ?? Namer.literal(cells[choice.cell]?.reuseIdentifier ?? choice.cell)
        let lines = statements("cell")
        let use = lines.isEmpty ? "return" : "let cell ="
        let dequeue = SwitchText.call(
            "\(use) Self.dequeue(", ["\(type).self", identifier, "at: indexPath", "in: \(target.viewName)"], ")")
        return dequeue + (lines.isEmpty ? [] : lines + ["return cell"])
    }

    /// The cell of the context that shows a row.
    ///
    /// - Parameter position: Where the row is among those of its property, if the context has a cell for each place.
    func ownedCell(
        _ path: Argument, _ type: String, at position: String?, of leaf: RowLeaf, functions: inout MarkFunctions
    ) -> String {
        guard let position else { return owned(path, type + "?", of: leaf, functions: &functions) }
        let cells = owned(path, "[\(type)]?", of: leaf, functions: &functions)
        return "ownedCell(of: \(cells), at: \(position).index)"
    }

    private func owned(
        _ path: Argument, _ type: String, of leaf: RowLeaf, functions: inout MarkFunctions
    ) -> String {
        if path.isVerified, case .keyPath(let members) = path.form {
            return isContextWeak ? "\(WeakContextText.name)?.\(members)" : "context.\(members)"
        }
        let owner = isContextWeak ? "$0" : "context"
        let cell = functions.value(
            of: path, role: Namer.joined([Namer.flatName(leaf), "ownedCell"]), type: type,
            offers: [MarkFunctions.Offer("context", context ?? "", value: owner)], conditions: leaf.conditions)
        return isContextWeak ? "\(WeakContextText.name).flatMap { \(cell) }" : cell
    }

    /// The statements that fill a cell.
    private func statements(
        _ choice: CellChoice, of leaf: RowLeaf, call: CallText, functions: inout MarkFunctions
    ) -> [String] {
        let kept =
            call.keptSections.isEmpty
            ? [] : [Namer.own("\(call.keptSections)[ObjectIdentifier(\(call.cell))] = \(call.section)")]
        let name = Namer.flatName(leaf)
        let text = FillText(
            fill: choice.fill, injections: choice.injections, owner: self, type: type(choice), shown: name,
            role: Namer.joined(["fill", choice.cell] + (choice.cell == name ? [] : ["for", name])),
            conditions: leaf.conditions)
        let lines = text.lines(call, functions: &functions)
        let heard = !hearsEvents || choice.events.allSatisfy(\.isParameter) ? [] : hears(leaf, choice, &functions)
        return lines + kept + heard + (choice.nested.map { nested($0, of: leaf, call: call) } ?? [])
    }

    /// The statements that show the list that the row is, in its view of the cell.
    private func nested(_ list: NestedList, of leaf: RowLeaf, call: CallText) -> [String] {
        let (row, view) = (call.value(.payload(0)), "\(call.cell).\(Namer.member(list.member))")
        let context = list.context.map { "context: \(call.value($0)), " } ?? ""
        let actions = list.actions == nil ? "" : "actions: actions, "
        let made = ["    \(list.type)(\(row), \(context)\(actions)in: \(view))", "}"]
        let holder = holds(leaf, list) ?? []
        guard holder.count > 1 else {
            return ["showList(\(row), at: indexPath, \(holder.map { $0 + ", " }.joined())\(context)in: \(view)) {"]
                + made
        }
        return ["showList(", "    \(row), at: indexPath,"] + holder.dropLast().map { "    " + $0 }
            + ["    \(holder[holder.count - 1]), \(context)in: \(view)", ") {"] + made
    }
}
