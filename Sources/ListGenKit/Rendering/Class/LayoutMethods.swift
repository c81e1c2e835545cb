import ListModel

/// How the class of a collection view lays out its sections: the overrides `layout(of:at:)` and `layoutReads`.
struct LayoutMethods {
    let sections: SectionMethods

    private var list: ListDefinition { sections.list }

    init(owner: ClassValues) {
        sections = SectionMethods(owner: owner, index: "index")
    }

    func values(_ functions: inout MarkFunctions) -> [String: Any] {
        guard list.hasSectionLayouts else { return ["sectionLayouts": false] }
        let reads = [
            list.alternatives.contains { $0.layout?.readsState == true } ? ".state" : nil,
            list.alternatives.contains { $0.layout?.readsContext == true } ? ".context" : nil,
        ].compactMap { $0 }
        let value = reads.count == 1 ? reads[0] : "[\(reads.joined(separator: ", "))]"
        return [
            "sectionLayouts": ["switch": lines(&functions), "reads": reads.isEmpty ? false : value] as [String: Any]
        ]
    }

    /// A `switch` over the `Section` of the list: a layout for each, or one for all.
    private func lines(_ functions: inout MarkFunctions) -> [String] {
        var text = EnumSwitch()
        for (position, section) in list.sections.enumerated() {
            text.add(section.name, nil, if: section.conditions, body(position, section, &functions))
        }
        return text.lines(over: "section", otherwise: []) ?? []
    }

    private func body(
        _ position: Int, _ section: SectionDefinition, _ functions: inout MarkFunctions
    ) -> [String]? {
        guard let alternatives = section.sectionEnum else {
            return layout(position, section, &functions)
        }
        var text = EnumSwitch()
        for item in alternatives.cases {
            text.add(
                item.name, item.section.payload, if: item.section.conditions,
                layout(position, item.section, &functions))
        }
        return text.lines(over: sections.sectionValue(position), otherwise: [])
    }

    /// The statements that return the layout of a section.
    private func layout(
        _ position: Int, _ section: SectionDefinition, _ functions: inout MarkFunctions
    ) -> [String]? {
        guard let layout = section.layout else { return nil }
        let ofSection =
            layout.isOfList
            ? MarkFunctions.Offer("section", "\(list.valueType).\(list.names.section)", value: "section")
            : sections.offers(position, section)[0]
        var call = sections.call(position, section)
        call.section = ofSection.value
        let values = [ofSection] + sections.owner.cellText.contextOffers
        let named = layout.offers.map { MarkFunctions.Offer($0, call) }
        let text = functions.value(
            of: layout.argument, role: layout.isOfList ? "sectionLayout" : Namer.joined([section.name, "layout"]),
            type: Namer.own("SectionLayout"), offers: layout.argument.form == .expression ? named : values, call: call,
            conditions: layout.isOfList ? [] : section.conditions)
        return sections.unwrapped(layout.argument, otherwise: ".list()") + ["return \(text)"]
    }
}
