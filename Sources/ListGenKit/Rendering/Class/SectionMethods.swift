import ListModel

/// What the delegate and data source methods of headers and footers answer.
///
/// `titleForHeaderInSection`, `titleForFooterInSection`, `viewForHeaderInSection`, `viewForFooterInSection`,
/// `heightForHeaderInSection`, `heightForFooterInSection`.
struct SectionMethods {
    let owner: ClassValues
    /// What the method calls the index of the section.
    var index = "section"

    var list: ListDefinition { owner.list }
    var sections: SectionIndex { owner.place.sections }

    private var isCollection: Bool { list.target == .collection }
    /// Whether the views of headers and footers are asked of the class: of a collection view the data source gives them.
    var asksViews: Bool { isCollection || !list.isDelegateMine }

    /// Header or footer.
    enum Side: String, CaseIterable {
        case header = "Header"
        case footer = "Footer"

        var name: String { rawValue }

        func definitions(_ section: SectionDefinition) -> [HeaderDefinition] {
            self == .header ? section.headers : section.footers
        }

        /// The only one, if nothing but the state decides whether it is there.
        func definition(_ section: SectionDefinition) -> HeaderDefinition? {
            isChosen(section) ? nil : definitions(section).first
        }

        func isChosen(_ section: SectionDefinition) -> Bool { definitions(section).contains(where: \.isChosen) }
    }

    /// The titles, which belong to the data source.
    func titles(_ functions: inout MarkFunctions) -> [[String: Any]] {
        var methods: [[String: Any]] = []
        for side in Side.allCases where has(side, isTitle: true) {
            let lines = lines(otherwise: ["return nil"]) { position, section in
                guard let header = side.definition(section), case .title(let argument) = header.kind else { return nil }
                let title = value(
                    argument, position, section, isOfEnum: header.isOfEnum, role: side.name.lowercased() + "Title",
                    type: Namer.own("String?"),
                    &functions)
                return unwrapped(argument, otherwise: "nil")
                    + ["return " + (hides(section) ? "unlessEmpty(section, \(title))" : title)]
            }
            methods.append(["side": side.name, "switch": lines])
        }
        return methods
    }

    /// What stands for sections in the index; nil without one.
    func indexTitles(_ functions: inout MarkFunctions) -> [String: Any]? {
        guard list.hasIndex else { return nil }
        let lines = lines(otherwise: ["return nil"]) { position, section in
            guard let argument = section.indexTitle else { return nil }
            let title = value(
                argument, position, section, role: "indexTitle", type: Namer.own("String?"), &functions)
            let hides = !SectionText(section, of: list, owner.index).alwaysHasRows
            return unwrapped(argument, otherwise: "nil")
                + ["return " + (hides ? "unlessEmpty(section, \(title))" : title)]
        }
        return ["switch": lines]
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
        where !list.isDelegateMine && (hidesSpacing || list.alternatives.contains { !side.definitions($0).isEmpty }) {
            methods.append(["side": side.name, "switch": height(side, &functions)])
        }
        return methods.filter { !isPassed("heightFor", $0) }
    }

    func isPassed(_ method: String, _ values: [String: Any]) -> Bool {
        owner.isPassed("\(method)\(values["side"] ?? "")InSection")
    }

    private func has(_ side: Side, isTitle: Bool) -> Bool {
        list.alternatives.contains { section in
            side.definitions(section).contains { isTitle ? $0.isTitle : $0.isView }
        }
    }

    func hides(_ section: SectionDefinition) -> Bool {
        section.hidesWhenEmpty && !SectionText(section, of: list, owner.index).alwaysHasRows
    }

    /// The value of the section, and its type.
    /// - Parameter isOfEnum: Whether it is the section enum around a case.
    func offers(
        _ position: Int, _ section: SectionDefinition, isOfEnum: Bool = false
    ) -> [MarkFunctions.Offer] {
        [offer(position, section, isOfEnum: isOfEnum)] + owner.cellText.contextOffers
    }

    private func offer(_ position: Int, _ section: SectionDefinition, isOfEnum: Bool) -> MarkFunctions.Offer {
        if isOfEnum, let enumeration = list.sections[position].sectionEnum {
            return MarkFunctions.Offer("section", enumeration.type, value: sectionValue(position))
        }
        let text = SectionText(section, of: list, owner.index)
        let value =
            if text.isList {
                "applied" + list.valueMember
            } else {
                section.payload.map { Namer.identifier($0.binding) } ?? sectionValue(position)
            }
        return MarkFunctions.Offer("section", text.valueType, value: value)
    }

    func value(
        _ argument: Argument, _ position: Int, _ section: SectionDefinition, isOfEnum: Bool = false, role: String,
        type: String, _ functions: inout MarkFunctions
    ) -> String {
        functions.value(
            of: argument, role: Namer.joined([section.name, role]), type: type,
            offers: offers(position, section, isOfEnum: isOfEnum),
            call: call(position, section, isOfEnum: isOfEnum), conditions: section.conditions)
    }

    func call(_ position: Int, _ section: SectionDefinition, isOfEnum: Bool = false) -> CallText {
        var call = CallText(in: list.target)
        call.section = offers(position, section, isOfEnum: isOfEnum)[0].value
        call.state = "applied" + list.valueMember
        return call
    }

    /// The statement in front of one that calls `argument`, if that reads a context that may be gone.
    func unwrapped(_ argument: Argument, otherwise value: String) -> [String] {
        list.isContextWeak && WeakContextText.isRead(by: argument, behind: 1)
            ? [WeakContextText.unwrapped(otherwise: value)] : []
    }

    func unwrapped(_ height: Height?, otherwise value: String) -> [String] {
        switch height {
        case .argument(let argument)?: return unwrapped(argument, otherwise: value)
        case .member(let member)? where list.isContextWeak:
            let isRead = WeakContextText.isRead(by: (member.arguments ?? []).map(\.value))
            return isRead ? [WeakContextText.unwrapped(otherwise: value)] : []
        default: return []
        }
    }

    /// The override through which the runtime fills shown headers again; nil if none can change.
    func refresh(_ functions: inout MarkFunctions) -> [String: Any]? {
        guard asksViews else { return nil }
        var isFilled = false
        let lines = lines(otherwise: ["break"]) { position, section in
            let lines = Side.allCases.flatMap { self.refresh($0, position, section, &functions) }
            isFilled = isFilled || !lines.isEmpty
            return lines.isEmpty ? nil : lines
        }
        return isFilled ? ["switch": lines] : nil
    }

    /// The override that says which headers that are filled again read the context; nil if none does.
    var context: [String: Any]? {
        func reads(_ section: SectionDefinition) -> Bool {
            (section.headers + section.footers).contains(where: \.readsContext)
        }
        guard asksViews, list.context != nil, list.alternatives.contains(where: reads) else { return nil }
        let lines = lines(otherwise: ["return false"]) { _, section in
            reads(section) ? ["return true"] : nil
        }
        return ["switch": lines]
    }

    /// The statements that show a header again where its content can change.
    private func refresh(
        _ side: Side, _ position: Int, _ section: SectionDefinition, _ functions: inout MarkFunctions
    ) -> [String] {
        let shown =
            isCollection
            ? "shown\(side.name)(inSection: section, in: collectionView)"
            : "tableView.\(side.name.lowercased())View(forSection: section)"
        if isCollection, let header = side.definition(section), case .title(let argument)? = header.kind {
            if case .constant = argument.form { return [] }
            let title = value(
                argument, position, section, isOfEnum: header.isOfEnum, role: side.name.lowercased() + "Title",
                type: Namer.own("String?"),
                &functions)
            let lines = ["showTitle(\(title), in: \(shown))"]
            return unwrapped(argument, otherwise: "").isEmpty
                ? lines : SwitchText.branch(WeakContextText.binding, lines)
        }
        if side.definition(section)?.isTitle == true {
            guard case .title(let argument) = side.definition(section)?.kind else { return [] }
            if case .constant = argument.form { return [] }
            return [
                "let \(side.name.lowercased()) = self.tableView(tableView, titleFor\(side.name)InSection: section)",
                "\(shown)?.textLabel?.text = \(side.name.lowercased())",
            ]
        }
        let hasOthers = side.definitions(section).filter(\.isView).count > 1
        return side.definitions(section).flatMap { header -> [String] in
            guard case .view(let view, let fill, let injections) = header.kind else { return [] }
            var lines = filled(
                position, section, isOfEnum: header.isOfEnum, "view", view.type, fill, injections, &functions)
            guard !lines.isEmpty else { return [] }
            lines += heard(header, side, section, "view")
            // A cast to the type that it has already is a warning.
            let plain = list.target.headerType
            let isPlain = !view.isDeclared && [plain, "UIKit." + plain].contains(view.type)
            let cast = isPlain ? "" : " as? \(view.type)"
            // Another header of the section may be of a subclass.
            let own = header.heldClass.map { owner.cellText.heldClass($0, view.type) } ?? "\(view.type).self"
            let exact = hasOthers ? Namer.own(", type(of: view) == \(own)") : ""
            return ["if let view = \(shown)\(cast)\(exact) {"] + lines.map { "    \($0)" } + ["}"]
        }
    }

    func view(_ side: Side, _ functions: inout MarkFunctions) -> [String] {
        lines(otherwise: ["return nil"]) { position, section in
            let definitions = side.definitions(section)
            guard definitions.contains(where: { isCollection ? $0.kind != nil : $0.isView }) else { return nil }
            if !side.isChosen(section) {
                let lines = view(definitions[0], 0, side, position, section, &functions)
                guard hides(section) else { return lines }
                if lines.count == 1 { return ["return unlessEmpty(section, \(lines[0].dropFirst("return ".count)))"] }
                return ["guard applied.rowCount(inSection: section) > 0 else { return nil }"] + lines
            }
            return ["switch show\(side.name)(inSection: section)?.index {"]
                + definitions.enumerated().flatMap { number, header in
                    SwitchText.arm(["\(number)"], view(header, number, side, position, section, &functions))
                } + ["default: return nil", "}"]
        }
    }

    /// The statements that return a header.
    private func view(
        _ header: HeaderDefinition, _ number: Int, _ side: Side, _ position: Int, _ section: SectionDefinition,
        _ functions: inout MarkFunctions
    ) -> [String] {
        switch header.kind {
        case .title(let argument) where isCollection:
            let title = value(
                argument, position, section, isOfEnum: header.isOfEnum, role: side.name.lowercased() + "Title",
                type: Namer.own("String?"), &functions)
            return unwrapped(argument, otherwise: "nil") + ["return request.title(\(title))"]
        case .title, nil: return ["return nil"]
        case .existing(let argument):
            let view = existing(argument, header, number, side, position, section, &functions)
            return unwrappedView(argument) + ["return " + (isCollection ? "request.host(\(view))" : view)]
        case .view(let view, let fill, let injections):
            let shown =
                header.heldClass.map {
                    Namer.own("ViewClass<\(view.type)>(\(owner.cellText.heldClass($0, view.type)))")
                }
                ?? "\(view.type).self, \(Namer.literal(view.reuseIdentifier))"
            let dequeue = isCollection ? "request.dequeue(\(shown))" : "dequeue(\(shown), in: tableView)"
            let filled = SwitchText.closure(dequeue, over: "view") {
                self.filled(
                    position, section, isOfEnum: header.isOfEnum, $0, view.type, fill, injections, &functions)
                    + heard(header, side, section, $0)
            }
            return ["return " + filled[0]] + filled.dropFirst()
        }
    }

    /// The statements that fill `view` with the section.
    func filled(
        _ position: Int, _ section: SectionDefinition, isOfEnum: Bool = false, _ view: String, _ type: String,
        _ fill: Fill, _ injections: [CellChoice.Injection], _ functions: inout MarkFunctions
    ) -> [String] {
        var call = call(position, section, isOfEnum: isOfEnum)
        call.cell = view
        let text = FillText(
            fill: fill, injections: injections, owner: owner.cellText, type: type, shown: section.name,
            role: Namer.joined([section.name, "fill"]), conditions: section.conditions)
        return text.lines(call, functions: &functions)
    }

    /// The statement that connects what a header tells by itself; none without events.
    private func heard(
        _ header: HeaderDefinition, _ side: Side, _ section: SectionDefinition, _ view: String
    ) -> [String] {
        header.events.isEmpty ? [] : ["hear(\(Namer.label(section.name + side.name)): \(view))"]
    }

    /// Whether a section without rows would leave a gap between others: grouped tables space sections without header
    /// and footer, too.
    private var hidesSpacing: Bool {
        let isRepeated = list.sections.contains(where: \.isRepeated)
        return (list.sections.count > 1 || isRepeated) && list.alternatives.contains(where: hides)
    }

    /// The expression of the height that is said for a header or footer; nil for one that the view says itself.
    func height(
        _ said: Height?, isOfEnum: Bool, _ side: Side, _ position: Int, _ section: SectionDefinition,
        _ functions: inout MarkFunctions, hides canHide: Bool = true
    ) -> String? {
        guard let (height, isLiteral) = self.said(said, isOfEnum: isOfEnum, side, position, section, &functions) else {
            return nil
        }
        if canHide, hides(section) { return "space(\(height), unlessEmpty: section)" }
        return isLiteral ? height : "Self.space(\(height))"
    }

    /// The expression that says a height, and whether it is a number other than 0; nil if the view says it.
    func said(
        _ said: Height?, isOfEnum: Bool, _ side: Side, _ position: Int, _ section: SectionDefinition,
        _ functions: inout MarkFunctions
    ) -> (text: String, isLiteral: Bool)? {
        switch said {
        case .argument(let argument)?:
            let role = side.name.lowercased() + "Height"
            let height = value(
                argument, position, section, isOfEnum: isOfEnum, role: role, type: Namer.own("CGFloat"), &functions)
            return (height, argument.form == .constant && argument.isVerified && Double(height) != 0)
        case .member(let member)?:
            let name = "\(member.type).\(Namer.member(member.name))"
            let call = call(position, section, isOfEnum: isOfEnum)
            return (name + (member.arguments.map { "(\(call.arguments($0)))" } ?? ""), false)
        case .automatic?, .aspect?, .choices?, nil: return nil
        }
    }

    private func height(_ side: Side, _ functions: inout MarkFunctions) -> [String] {
        let standard = "tableView.section\(side.name)Height"
        let anyHides = list.alternatives.contains(where: hides)
        let otherwise = anyHides ? "\(side.name.lowercased())Height(inSection: section, in: tableView)" : standard
        var isUniform = true
        let lines = lines(otherwise: ["return \(otherwise)"]) { position, section in
            if side.isChosen(section) {
                isUniform = false
                return chosenHeight(side, position, section, \.height, standard, &functions)
            }
            let header = side.definition(section)
            let isOfEnum = header?.heightIsOfEnum ?? false
            if let height = height(header?.height, isOfEnum: isOfEnum, side, position, section, &functions) {
                isUniform = false
                return unwrapped(header?.height, otherwise: otherwise) + ["return \(height)"]
            }
            guard anyHides, !section.hidesWhenEmpty else { return nil }
            isUniform = false
            return ["return \(standard)"]
        }
        return isUniform ? [otherwise] : lines
    }
}
