import ListModel
import SwiftSurface

/// The functions that connect what headers and footers tell by themselves, one for the views of a class that a section
/// shows at one side.
struct HeaderEventMethods {
    let owner: ClassValues

    private var list: ListDefinition { owner.list }
    private var sections: SectionMethods { SectionMethods(owner: owner, index: "section") }

    func values(_ functions: inout MarkFunctions) -> [[String: Any]] {
        var items: [(values: [String: Any], conditions: [Condition])] = []
        for (position, section) in list.sections.enumerated() {
            let cases: [(String?, SectionDefinition)] =
                section.sectionEnum?.cases.map { ($0.name, $0.section) } ?? [(nil, section)]
            for (name, alternative) in cases {
                for side in SectionMethods.Side.allCases {
                    var types: Set<String> = []
                    for header in side.definitions(alternative) {
                        guard let type = viewType(header), types.insert(type).inserted else { continue }
                        let values = text(alternative.name + side.name, type, alternative) { requirement, told, _ in
                            shown(name, alternative, position, requirement, told)
                        }.values(header.events, &functions)
                        items.append((values, section.conditions + alternative.conditions))
                    }
                }
            }
        }
        for side in SectionMethods.Side.allCases {
            guard let end = side == .header ? list.header : list.footer, let type = viewType(end) else { continue }
            let values = text("table" + side.name, type, nil) { _, told, _ in
                var call = CallText(in: list.target)
                (call.section, call.told) = ("state", told)
                return ([], call)
            }.values(end.events, &functions)
            items.append((values, []))
        }
        return ConditionalLines.joined(items)
    }

    /// The class of a view that tells something.
    private func viewType(_ header: HeaderDefinition) -> String? {
        guard case .view(let view, _, _)? = header.kind, !header.events.isEmpty else { return nil }
        return view.type
    }

    private func text(
        _ name: String, _ type: String, _ section: SectionDefinition?,
        shown: @escaping (Requirement, [String], HeardRow) -> EventText.Shown
    ) -> EventText {
        EventText(
            owner: owner, view: "view", type: type, name: name,
            bindings: ["section", "list"] + [section?.payload?.binding].compactMap { $0 },
            conditions: section?.conditions ?? [], row: nil, shown: shown)
    }

    /// What has to hold of the newest section of a header: it is the same one, and of the case that the view shows.
    private func shown(
        _ caseName: String?, _ section: SectionDefinition, _ position: Int, _ requirement: Requirement,
        _ told: [String]
    ) -> EventText.Shown {
        let held = list.sections[position]
        let text = SectionText(held, of: list, owner.index)
        var call = CallText(in: list.target)
        call.told = told
        let pattern = "." + Namer.member(held.name)
        let index = held.isRepeated ? "let section" : "_"
        var tests = ["case (\(pattern), \(index), let list)? = liveSection(of: view)"]
        let value =
            text.isList
            ? "list" + list.valueMember
            : owner.place.sections.value(position, at: "section", receiver: "list.") + held.valueMember
        call.section = value
        if let caseName {
            // What the enum itself says of its headers is told with its value.
            let type = requirement.parameters.first { $0.value == .section }?.type
            let payload = section.payload.flatMap { $0.type == type ? $0 : nil }
            let bound = payload.map { "(let \(Namer.identifier($0.binding)))" } ?? ""
            tests.append("case .\(Namer.member(caseName))\(bound) = \(value)")
            if let payload { call.section = Namer.identifier(payload.binding) }
        }
        return (tests, call)
    }
}
