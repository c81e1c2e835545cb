import ListModel

/// What the class of a collection view answers for headers and footers: the overrides `makeHeader`, `makeFooter`,
/// `headerLength`, `footerLength`, and the methods of a flow layout that ask for their sizes.
struct SupplementaryMethods {
    let sections: SectionMethods

    private var list: ListDefinition { sections.list }

    func values(_ functions: inout MarkFunctions) -> [String: Any] {
        [
            "supplementaryViews": views(&functions),
            "supplementaryLengths": lengths(&functions),
            "supplementarySizes": sizes,
            "elementKinds": elementKinds(&functions),
            "asksSupplementaryViews": !sections.owner.isPassed("viewForSupplementaryElementOfKind"),
        ]
    }

    private func views(_ functions: inout MarkFunctions) -> [[String: Any]] {
        var methods: [[String: Any]] = []
        for side in SectionMethods.Side.allCases
        where list.alternatives.contains(where: { !side.definitions($0).isEmpty }) {
            methods.append(["side": side.name, "switch": sections.view(side, &functions)])
        }
        return methods
    }

    private func lengths(_ functions: inout MarkFunctions) -> [[String: Any]] {
        var methods: [[String: Any]] = []
        for side in sides {
            let lines = sections.lines(otherwise: ["return nil"]) {
                position, section in
                let definitions = side.definitions(section)
                guard let first = definitions.first else { return nil }
                let canHide = sections.hides(section)
                guard side.isChosen(section) else {
                    let length = length(first, side, position, section, &functions)
                    return sections.unwrapped(first.height, otherwise: "nil")
                        + ["return " + (canHide ? "unlessEmpty(section, \(length))" : length)]
                }
                // Which of them is there follows `headerKind`, which knows of empty sections.
                return ["switch \(side.name.lowercased())Kind(inSection: section)?.index {"]
                    + definitions.enumerated().flatMap { number, header in
                        SwitchText.arm(
                            ["\(number)"],
                            sections.unwrapped(header.height, otherwise: "nil")
                                + ["return \(length(header, side, position, section, &functions))"])
                    } + ["default: return nil", "}"]
            }
            methods.append(["sideName": side.name.lowercased(), "switch": lines])
        }
        return methods
    }

    /// The length that is said, or `.automatic`.
    private func length(
        _ header: HeaderDefinition, _ side: SectionMethods.Side, _ position: Int, _ section: SectionDefinition,
        _ functions: inout MarkFunctions
    ) -> String {
        sections.said(
            header.height, isOfEnum: header.heightIsOfEnum, side, position, section, &functions
        ).map { ".points(\($0.text))" } ?? ".automatic"
    }

    private var sides: [SectionMethods.Side] {
        SectionMethods.Side.allCases.filter { side in
            (!list.isDelegateMine || list.hasSectionLayouts)
                && list.alternatives.contains { !side.definitions($0).isEmpty }
        }
    }

    private var sizes: [[String: Any]] {
        if list.hasSectionLayouts { return [] }
        return sides.map { ["side": $0.name, "sideName": $0.name.lowercased()] }
            .filter { !sections.isPassed("referenceSizeFor", $0) }
    }

    /// Whether a flow layout is answered.
    var answersFlowLayout: Bool { !sizes.isEmpty }

    /// What the layout calls the headers, and the footers, of sections.
    private func elementKinds(_ functions: inout MarkFunctions) -> [[String: Any]] {
        var methods: [[String: Any]] = []
        for side in SectionMethods.Side.allCases
        where list.alternatives.contains(where: { side.elementKind($0) != nil }) {
            let lines = sections.lines(otherwise: [Namer.own("return UICollectionView.elementKindSection\(side.name)")])
            {
                _, section in
                side.elementKindText(of: section, &functions).map { ["return \($0)"] }
            }
            methods.append(["sideName": side.name.lowercased(), "switch": lines])
        }
        return methods
    }
}
