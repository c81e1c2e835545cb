import ListModel

/// What the delegate and data source methods of headers and footers answer.
///
/// `titleForHeaderInSection`, `titleForFooterInSection`, `viewForHeaderInSection`, `viewForFooterInSection`,
/// `heightForHeaderInSection`, `heightForFooterInSection`.
struct SectionMethods {
    let table: TableValues

    private var list: ListDefinition { table.list }
    private var sections: SectionIndex { table.place.sections }

    /// Header or footer.
    private enum Side: String, CaseIterable {
        case header = "Header"
        case footer = "Footer"

        var name: String { rawValue }

        func definition(_ section: SectionDefinition) -> HeaderDefinition? {
            self == .header ? section.header : section.footer
        }
    }

    /// The titles, which belong to the data source.
    func titles(_ functions: inout MarkFunctions) -> [[String: Any]] {
        var methods: [[String: Any]] = []
        for side in Side.allCases where has(side, isTitle: true) {
            let lines = sections.lines(over: "section", receiver: "applied.", otherwise: ["return nil"]) {
                position, section in
                guard case .title(let argument) = side.definition(section)?.kind else { return nil }
                let title = value(
                    argument, position, section, role: side.name.lowercased() + "Title", type: "String?", &functions)
                return unwrapped(argument, otherwise: "nil")
                    + ["return " + (hides(section) ? "unlessEmpty(section, \(title))" : title)]
            }
            methods.append(["side": side.name, "switch": lines])
        }
        return methods
    }

    func views(_ functions: inout MarkFunctions) -> [[String: Any]] {
        var methods: [[String: Any]] = []
        for side in Side.allCases where !list.isDelegateMine && has(side, isTitle: false) {
            methods.append(["side": side.name, "switch": view(side, &functions)])
        }
        return methods.filter { !isPassed("viewFor", $0) }
    }

    func heights(_ functions: inout MarkFunctions) -> [[String: Any]] {
        var methods: [[String: Any]] = []
        for side in Side.allCases
        where !list.isDelegateMine && (hidesSpacing || list.sections.contains { side.definition($0) != nil }) {
            methods.append(["side": side.name, "switch": height(side, &functions)])
        }
        return methods.filter { !isPassed("heightFor", $0) }
    }

    private func isPassed(_ method: String, _ values: [String: Any]) -> Bool {
        table.isPassed("\(method)\(values["side"] ?? "")InSection")
    }

    private func has(_ side: Side, isTitle: Bool) -> Bool {
        list.sections.contains { section in
            switch side.definition(section)?.kind {
            case .title: isTitle
            case .view: !isTitle
            case nil: false
            }
        }
    }

    private func hides(_ section: SectionDefinition) -> Bool {
        guard section.hidesWhenEmpty else { return false }
        if case .rows(let sources) = section.shape {
            if sources.contains(where: { $0.multiplicity == .one }) { return false }
            return !sources.contains { if case .empty = $0.multiplicity { true } else { false } }
        }
        return true
    }

    /// The value of the section, and its type.
    private func offers(_ position: Int, _ section: SectionDefinition) -> [MarkFunctions.Offer] {
        let property = "applied.\(Namer.member(section.property))"
        let offer: MarkFunctions.Offer
        switch section.shape {
        case .rows(let sources):
            offer = MarkFunctions.Offer("section", Self.type(of: sources.first), value: property)
        case .whole:
            offer = MarkFunctions.Offer("section", list.typeName, value: "applied" + list.valueMember)
        case .structure(let type, _, _):
            offer = MarkFunctions.Offer("section", type, value: property + section.valueMember)
        case .repeated(let type, _, _, _), .collections(_, let type, _):
            let element = sections.element(position, at: "section", receiver: "applied.")
            offer = MarkFunctions.Offer("section", type, value: element + section.valueMember)
        }
        return [offer] + table.cellText.contextOffers
    }

    private static func type(of source: RowSource?) -> String {
        guard let source else { return "Void" }
        let element: String =
            switch source.element {
            case .none: "Bool"
            case .model(let payload): payload.type
            case .rows(let type, _): type
            }
        switch source.multiplicity {
        case .one, .flag, .empty: return element
        case .optional: return "\(element)?"
        case .many: return "[\(element)]"
        }
    }

    private func value(
        _ argument: Argument, _ position: Int, _ section: SectionDefinition, role: String, type: String,
        _ functions: inout MarkFunctions
    ) -> String {
        functions.value(
            of: argument, role: Namer.joined([section.name, role]), type: type, offers: offers(position, section),
            call: call(position, section), conditions: section.conditions)
    }

    private func call(_ position: Int, _ section: SectionDefinition) -> CallText {
        var call = CallText()
        call.section = offers(position, section)[0].value
        call.state = "applied" + list.valueMember
        return call
    }

    /// The statement in front of one that calls `argument`, if that reads a context that may be gone.
    private func unwrapped(_ argument: Argument, otherwise value: String) -> [String] {
        list.isContextWeak && WeakContext.isRead(by: argument, behind: 1)
            ? [WeakContext.unwrapped(otherwise: value)] : []
    }

    private func unwrapped(_ height: Height?, otherwise value: String) -> [String] {
        switch height {
        case .argument(let argument)?: return unwrapped(argument, otherwise: value)
        case .member(let member)? where list.isContextWeak:
            let isRead = WeakContext.isRead(by: (member.arguments ?? []).map(\.value))
            return isRead ? [WeakContext.unwrapped(otherwise: value)] : []
        default: return []
        }
    }

    /// The override through which the runtime fills shown headers again; nil where none can change.
    func refresh(_ functions: inout MarkFunctions) -> [String: Any]? {
        guard !list.isDelegateMine else { return nil }
        var isFilled = false
        let lines = sections.lines(over: "section", receiver: "applied.", otherwise: ["break"]) { position, section in
            let lines = Side.allCases.flatMap { self.refresh($0, position, section, &functions) }
            isFilled = isFilled || !lines.isEmpty
            return lines.isEmpty ? nil : lines
        }
        return isFilled ? ["switch": lines] : nil
    }

    /// The override that says which headers that are filled again read the context; nil where none does.
    var context: [String: Any]? {
        func reads(_ section: SectionDefinition) -> Bool {
            section.header?.readsContext == true || section.footer?.readsContext == true
        }
        guard !list.isDelegateMine, list.context != nil, list.sections.contains(where: reads) else { return nil }
        let lines = sections.lines(over: "section", receiver: "applied.", otherwise: ["return false"]) { _, section in
            reads(section) ? ["return true"] : nil
        }
        return ["switch": lines]
    }

    /// The statements that show a header anew where its content can change.
    private func refresh(
        _ side: Side, _ position: Int, _ section: SectionDefinition, _ functions: inout MarkFunctions
    ) -> [String] {
        let shown = "tableView.\(side.name.lowercased())View(forSection: section)"
        switch side.definition(section)?.kind {
        case .title(let argument):
            if case .constant = argument.form { return [] }
            return [
                "let \(side.name.lowercased()) = self.tableView(tableView, titleFor\(side.name)InSection: section)",
                "\(shown)?.textLabel?.text = \(side.name.lowercased())",
            ]
        case .view(let view, let fill, let injections):
            let lines = filled(side, position, section, "view", fill, injections, &functions)
            guard !lines.isEmpty else { return [] }
            // A cast to the type that it has already is a warning.
            let isPlain = ["UITableViewHeaderFooterView", "UIKit.UITableViewHeaderFooterView"].contains(view.type)
            let cast = isPlain ? "" : " as? \(view.type)"
            return ["if let view = \(shown)\(cast) {"] + lines.map { "    \($0)" } + ["}"]
        case nil: return []
        }
    }

    private func view(_ side: Side, _ functions: inout MarkFunctions) -> [String] {
        sections.lines(over: "section", receiver: "applied.", otherwise: ["return nil"]) {
            position, section in
            guard case .view(let view, let fill, let injections) = side.definition(section)?.kind else { return nil }
            let dequeue = "dequeue(\(view.type).self, \(Namer.literal(view.reuseIdentifier)), in: tableView)"
            let filled = SwitchText.closure(dequeue, over: "view") {
                self.filled(side, position, section, $0, fill, injections, &functions)
            }
            if filled.count == 1 {
                return ["return " + (hides(section) ? "unlessEmpty(section, \(filled[0]))" : filled[0])]
            }
            return (hides(section) ? ["guard applied.rowCount(inSection: section) > 0 else { return nil }"] : [])
                + ["return " + filled[0]] + filled.dropFirst()
        }
    }

    /// The statements that fill `view` with the section.
    private func filled(
        _ side: Side, _ position: Int, _ section: SectionDefinition, _ view: String, _ fill: Fill,
        _ injections: [CellChoice.Injection], _ functions: inout MarkFunctions
    ) -> [String] {
        var call = call(position, section)
        call.cell = view
        return table.cellText.guarded(fill, injections, call: call) { call in
            injections.map { "\(view).\(Namer.member($0.member)) = \(call.value($0.value))" } + filled(fill, call)
        }
    }

    private func filled(_ fill: Fill, _ call: CallText) -> [String] {
        switch fill {
        // No mark says `configure:` of a header.
        case .none, .expression: []
        case .method(let name, let arguments):
            SwitchText.call("\(call.cell).\(Namer.member(name))(", call.list(arguments), ")")
        case .property(let name, let value):
            ["\(call.cell).\(Namer.member(name)) = \(call.value(value))"]
        case .function(_, let function):
            SwitchText.call(call.head(function), call.list(function.arguments), ")")
        case .requirement(let requirement):
            [table.cellText.actions + call.call(requirement, asClosure: table.cellText.actionsAreClosures)]
        }
    }

    /// Whether a section without rows would leave a gap between others: grouped tables space sections without header
    /// and footer, too.
    private var hidesSpacing: Bool {
        let isRepeated = list.sections.contains { $0.repetition != nil }
        return (list.sections.count > 1 || isRepeated) && list.sections.contains(where: hides)
    }

    /// The expression of the height that is said for a header or footer; nil for one that the view says itself.
    private func height(
        _ side: Side, _ position: Int, _ section: SectionDefinition, _ functions: inout MarkFunctions
    ) -> String? {
        var isLiteral = false
        let height: String
        switch side.definition(section)?.height {
        case .argument(let argument)?:
            let role = side.name.lowercased() + "Height"
            height = value(argument, position, section, role: role, type: "CGFloat", &functions)
            isLiteral = argument.form == .constant && argument.isVerified && Double(height) != 0
        case .member(let member)?:
            let name = "\(member.type).\(Namer.member(member.name))"
            let call = call(position, section)
            height = name + (member.arguments.map { "(\(call.arguments($0)))" } ?? "")
        case .automatic?, .choices?, nil: return nil
        }
        if hides(section) { return "space(\(height), unlessEmpty: section)" }
        return isLiteral ? height : "Self.space(\(height))"
    }

    private func height(_ side: Side, _ functions: inout MarkFunctions) -> [String] {
        let standard = "tableView.section\(side.name)Height"
        let anyHides = list.sections.contains(where: hides)
        let otherwise = anyHides ? "\(side.name.lowercased())Height(inSection: section, in: tableView)" : standard
        var isUniform = true
        let lines = sections.lines(over: "section", receiver: "applied.", otherwise: ["return \(otherwise)"]) {
            position, section in
            if let height = height(side, position, section, &functions) {
                isUniform = false
                return unwrapped(side.definition(section)?.height, otherwise: otherwise) + ["return \(height)"]
            }
            guard anyHides, !section.hidesWhenEmpty else { return nil }
            isUniform = false
            return ["return \(standard)"]
        }
        return isUniform ? [otherwise] : lines
    }
}
