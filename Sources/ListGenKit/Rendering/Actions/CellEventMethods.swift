import ListModel
import SwiftSurface

/// What connects what cells tell by themselves: statements where a cell is filled, and functions for closures that the
/// method takes which fills it.
struct CellEventMethods {
    let owner: ClassValues

    func values(_ functions: inout MarkFunctions) -> [[String: Any]] {
        var items: [(values: [String: Any], conditions: [Condition])] = []
        for leaf in owner.list.leaves {
            var signatures: Set<String> = []
            func add(_ values: [String: Any], _ conditions: [Condition]) {
                guard let signature = values["signature"] as? String, signatures.insert(signature).inserted else {
                    return
                }
                items.append((values, leaf.conditions + conditions))
            }
            for choice in leaf.cells {
                let text = text(of: leaf, in: owner.cellText.type(choice), by: .live(of: "id"))
                for event in choice.events where event.isParameter {
                    add(text.values(ofParameter: event, &functions), event.conditions)
                }
            }
        }
        return ConditionalLines.joined(items)
    }

    /// The statements that connect the members of `cell` that tell.
    func statements(_ leaf: RowLeaf, _ choice: CellChoice, _ functions: inout MarkFunctions) -> [String] {
        let text = text(of: leaf, in: owner.cellText.type(choice), by: Self.shown)
        return text.statements(choice.events, &functions) { event, told, row, functions in
            writing(event, told, row, leaf, text, &functions)
        }
    }

    /// The row that the cell shows.
    private static let shown = HeardRow.live(of: "cell")

    private func text(of leaf: RowLeaf, in type: String, by row: HeardRow) -> EventText {
        EventText(
            owner: owner, view: "cell", type: type, name: Namer.flatName(leaf), bindings: leaf.payload.map(\.binding),
            conditions: leaf.conditions, row: row
        ) { self.row(of: leaf, for: $0, told: $1, by: $2) }
    }

    private func writing(
        _ event: CellEvent, _ told: String, _ row: HeardRow, _ leaf: RowLeaf, _ text: EventText,
        _ functions: inout MarkFunctions
    ) -> EventText.Writing {
        guard case .writes(let path, let root, let type) = event.effect else { return EventText.Writing() }
        let member = self.path(path, from: root, to: type, event, leaf, &functions)
        return EventText.Writing(
            tests: [row.test(Namer.pattern(leaf, binding: []))],
            lines: RowWriting(owner: owner, leaf: leaf).lines(member, told) + change(leaf, text))
    }

    /// What leads from the value of a row to what is written: `.isOn`, or the key path that the compiler judges.
    private func path(
        _ path: Argument, from root: String, to type: String, _ event: CellEvent, _ leaf: RowLeaf,
        _ functions: inout MarkFunctions
    ) -> String {
        guard case .keyPath(let members) = path.form, !members.isEmpty else { return "" }
        if path.isVerified { return ".\(members)" }
        var argument = path
        argument.form = .constant
        let value = functions.value(
            of: argument, role: Namer.joined([Namer.flatName(leaf), event.member, "into"]),
            type: Namer.own("WritableKeyPath<\(root), \(type)>"), offers: [], conditions: leaf.conditions)
        return "[keyPath: \(value)]"
    }

    /// Tells the actions of a row that was written.
    private func change(_ leaf: RowLeaf, _ text: EventText) -> [String] {
        guard case .requirement(let requirement)? = leaf.handlers.first(where: { $0.event == .change })?.target else {
            return []
        }
        // As it is after the change.
        let shown = row(of: leaf, for: requirement, told: [], by: Self.shown)
        let (tests, told) = (shown.tests, text.call(requirement, shown))
        guard tests.count > 1 else { return SwitchText.branch(tests[0], [told]) }
        return ["if \(tests[0]),", "    " + tests.dropFirst().joined(separator: ", "), "{", "    \(told)", "}"]
    }

    /// What has to hold of the newest row of a cell, and what the values of a requirement are called then.
    private func row(
        of leaf: RowLeaf, for requirement: Requirement, told: [String], by row: HeardRow
    ) -> EventText.Shown {
        var call = owner.call(leaf)
        call.told = told
        call.event = "event(of: cell)"
        let values = requirement.parameters.map(\.value)
        if values.contains(.row) { return (row.tests, call) }
        var tests: [String] = []
        // A value of a rows enum is made again of what it carries.
        let isMade = values.contains { if case .rows = $0 { true } else { false } }
        var sectionID = isMade && leaf.steps.contains(where: \.carriesSectionID) ? Namer.sectionID : nil
        if values.contains(.section),
            let lookup = owner.place.sectionLookup(leaf, id: Namer.sectionID, isTested: true)
        {
            sectionID = Namer.sectionID
            call.section = Namer.local("section", apartFrom: leaf.payload.map(\.binding))
            tests = ["let \(call.section) = \(lookup)"]
        }
        let bound = call.bound(by: values)
        if let load = leaf.load {
            let outer = LoadingBranches.row(of: leaf, load)
            var inner = leaf
            inner.steps.removeFirst(load.depth)
            let name = Namer.identifier(load.binding)
            let loaded = (load.isOptional ? "let " : "case let ") + "\(name) = \(LoadingBranches.call(leaf, load))"
            let rest =
                inner.steps.isEmpty ? [] : ["case \(Namer.pattern(inner, binding: bound)) = \(name)"]
            let pattern = Namer.pattern(outer, binding: [0], sectionID: sectionID)
            return ([row.test(pattern), loaded] + rest + tests, call)
        }
        let pattern = Namer.pattern(leaf, binding: bound, sectionID: sectionID)
        return ([row.test(pattern)] + tests, call)
    }
}
