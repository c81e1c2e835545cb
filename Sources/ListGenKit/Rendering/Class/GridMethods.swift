import ListModel

/// What the class of a collection view answers for columns, insets and spacings: the override `grid(inSection:)`, and the
/// methods of a flow layout that ask for sizes, insets and spacings.
struct GridMethods {
    let sections: SectionMethods

    private var list: ListDefinition { sections.list }
    private var grids: [GridDefinition] { list.alternatives.compactMap(\.grid) }

    func values(_ functions: inout MarkFunctions) -> [String: Any] {
        let reads = layoutReads
        return [
            "grid": grids.isEmpty ? false : ["switch": grid(&functions)],
            "columnSpans": spans ?? false,
            "itemSizing": list.saysSizes ? ".declared" : list.measuresItems ? ".measured" : false,
            "layoutReads": reads.isEmpty ? false : reads.count == 1 ? reads[0] : "[\(reads.joined(separator: ", "))]",
            "asksSizes": list.saysSizes,
            "asksInsets": grids.contains { $0.insets != nil },
            "asksLineSpacing": grids.contains { $0.lineSpacing != nil },
            "asksItemSpacing": grids.contains { $0.itemSpacing != nil },
        ]
    }

    /// Whether a flow layout is answered.
    var answersFlowLayout: Bool { !list.isDelegateMine && (list.saysSizes || grids.contains(where: saysSpace)) }

    private func saysSpace(_ grid: GridDefinition) -> Bool {
        grid.insets != nil || grid.lineSpacing != nil || grid.itemSpacing != nil
    }

    private func grid(_ functions: inout MarkFunctions) -> [String] {
        var bodies: [[String]?] = []
        let lines = sections.lines(otherwise: [Namer.own("return SectionGrid()")]) { position, section in
            let body = section.grid.map { grid($0, position, section, &functions) }
            bodies.append(body)
            return body
        }
        // What is said for all sections needs no switch.
        let isOfList = grids.allSatisfy { $0.values.allSatisfy { $0.isOfList || $0.argument.form == .constant } }
        guard isOfList, let first = bodies.first ?? nil, bodies.allSatisfy({ $0 == first }) else { return lines }
        return first
    }

    private func grid(
        _ grid: GridDefinition, _ position: Int, _ section: SectionDefinition, _ functions: inout MarkFunctions
    ) -> [String] {
        var lead: [String] = []
        var arguments: [String] = []
        func add(_ label: String, _ value: GridDefinition.Value?, _ type: String) {
            guard let value else { return }
            if readsSection(value), value.isOfList {
                let statement = Namer.own("guard let id = applied.section(at: section) else { return SectionGrid() }")
                if !lead.contains(statement) { lead.append(statement) }
            }
            let context = sections.unwrapped(value.argument, otherwise: Namer.own("SectionGrid()"))
            lead += context.filter { !lead.contains($0) }
            let text = text(value, label, type, position, section, &functions)
            arguments.append("\(label): \(text)")
        }
        add("columns", grid.columns, Namer.own("Int"))
        add("insets", grid.insets, Namer.own("UIEdgeInsets"))
        add("lineSpacing", grid.lineSpacing, Namer.own("CGFloat"))
        add("itemSpacing", grid.itemSpacing, Namer.own("CGFloat"))
        if grid.mixesSizes { arguments.append("areColumnsEven: true") }
        if !section.hidesWhenEmpty, saysSpace(grid) { arguments.append("staysWhenEmpty: true") }
        return lead + SwitchText.call(Namer.own("return SectionGrid("), arguments, ")")
    }

    private func text(
        _ value: GridDefinition.Value, _ label: String, _ type: String, _ position: Int, _ section: SectionDefinition,
        _ functions: inout MarkFunctions
    ) -> String {
        var offers = sections.offers(position, section)
        var call = sections.call(position, section)
        if value.isOfList {
            offers[0] = MarkFunctions.Offer("section", "\(list.typeName).\(list.names.section)", value: "id")
            call.section = "id"
        }
        return functions.value(
            of: value.argument, role: Namer.joined([value.isOfList ? "sections" : section.name, label]), type: type,
            offers: offers + [MarkFunctions.Offer("metrics", Namer.own("ListMetrics"))], call: call,
            conditions: value.isOfList ? [] : section.conditions)
    }

    /// The override that says which rows take all columns: those of empty sections.
    private var spans: [String: Any]? {
        let hasColumns = grids.contains { $0.columns.map { $0.argument.text != "1" } ?? false }
        guard hasColumns, list.saysSizes, list.leaves.contains(where: { $0.isEmptyRow && $0.size == nil }) else {
            return nil
        }
        let branches = list.leaves.map { RowSwitch.Branch($0, body: ["return \($0.isEmptyRow)"]) }
        return ["switch": RowSwitch(branches: branches).lines(over: "row")]
    }

    /// Whether a value is called with the section.
    private func readsSection(_ value: GridDefinition.Value) -> Bool {
        if value.argument.taken != nil { return value.argument.values.contains(where: \.isOfSection) }
        return switch value.argument.form {
        case .constant, .expression: false
        case .keyPath: true
        case .closure(let count): count > 0
        case .function(let call): call.values.contains(where: \.isOfSection)
        }
    }

    /// What of the list sections and sizes depend on that no row tells of.
    private var layoutReads: [String] {
        let values = grids.flatMap(\.values)
        let state = values.contains { value in
            if value.argument.call?.readsBeyondArguments == true || value.argument.values.contains(.state) {
                return true
            }
            return readsSection(value) && !value.isOfList
        }
        let context =
            values.contains { WeakContextText.isRead(by: $0.argument, behind: 1) }
            || list.saysSizes && list.leaves.contains { $0.readsContext && (isChosen($0.height) || isChosen($0.size)) }
        return (state ? [".state"] : []) + (context ? [".context"] : [])
    }

    private func isChosen(_ size: Height?) -> Bool { if case .choices? = size { true } else { false } }
}
