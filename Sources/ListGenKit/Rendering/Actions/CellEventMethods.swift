import ListModel
import SwiftSurface

/// The functions that connect what cells tell by themselves, one for the cells of a class that show a kind of row.
struct CellEventMethods {
    let owner: ClassValues

    private var asClosure: Bool { owner.list.actions == .closures }

    func values(_ functions: inout MarkFunctions) -> [String: Any] {
        var items: [(values: [String: Any], conditions: [Condition])] = []
        for leaf in owner.list.leaves {
            var types: Set<String> = []
            for choice in leaf.cells where !choice.events.isEmpty {
                let type = owner.cellText.type(choice)
                guard types.insert(type).inserted else { continue }
                var lines: [ConditionalLines] = []
                for event in choice.events {
                    lines.append(ConditionalLines(statements(event, leaf, &functions), if: event.conditions))
                }
                let values: [String: Any] = [
                    "label": Namer.label(Namer.flatName(leaf)), "cellType": type,
                    "statements": ConditionalLines.joined(lines),
                ]
                items.append((values, leaf.conditions))
            }
        }
        return ["cellEvents": ConditionalLines.joined(items)]
    }

    /// `cell.onToggle = { [weak self, weak cell] value in … }`, or the same heard from a control.
    private func statements(_ event: CellEvent, _ leaf: RowLeaf, _ functions: inout MarkFunctions) -> [String] {
        let bindings = leaf.payload.map(\.binding)
        let member = "cell.\(Namer.member(event.member))"
        switch event.source {
        case .control(let name, let value):
            let control = value == nil ? "_" : Namer.local("control", apartFrom: bindings)
            let body = body(
                event, leaf, told: value.map { ["\(control).\($0)"] } ?? [], isCellWeak: false, &functions)
            return ["hear(\(member), of: cell, .\(name)) { [weak self] cell, \(control) in"] + body + ["}"]
        case .closure(let count):
            let names = (0..<count).map { index in
                Namer.local(index == 0 ? "value" : "value\(index + 1)", apartFrom: bindings)
            }
            let isRead = if case .remeasures = event.effect { false } else { true }
            let parameters = names.isEmpty ? "" : " " + names.map { isRead ? $0 : "_" }.joined(separator: ", ")
            return ["\(member) = { [weak self, weak cell]\(parameters) in"]
                + body(event, leaf, told: names, isCellWeak: true, &functions) + ["}"]
        }
    }

    private func body(
        _ event: CellEvent, _ leaf: RowLeaf, told: [String], isCellWeak: Bool, _ functions: inout MarkFunctions
    ) -> [String] {
        var lines: [String]
        switch event.effect {
        case .remeasures: lines = ["if let cell { self?.remeasure(cell) }"]
        case .writes(let path, let root, let type):
            let tests = ["let self"] + (isCellWeak ? ["let cell"] : [])
            lines = guarded(tests + ["case \(Namer.pattern(leaf, binding: []))? = liveRow(of: cell)"], "return")
            lines += RowWriting(owner: owner, leaf: leaf).lines(
                self.path(path, from: root, to: type, event, leaf, &functions), told.first ?? "")
            lines += change(leaf)
        case .tells(let requirement):
            let (test, call) = row(of: leaf, for: requirement, told: told)
            let tests = ["let self"] + (isCellWeak ? ["let cell"] : []) + test
            lines = guarded(tests, "return")
            lines.append((asClosure ? "actions." : "actions?.") + call.call(requirement, asClosure: asClosure))
        case .answers(let requirement, let otherwise):
            let (test, call) = row(of: leaf, for: requirement, told: told)
            let tests = ["let self", "let cell"] + (asClosure ? [] : ["let actions"]) + test
            let answer = otherwise.map {
                functions.value(
                    of: $0, role: Namer.joined([Namer.flatName(leaf), event.member, "else"]),
                    type: ForeignSpelling.marked(requirement.result ?? ""), offers: [], conditions: leaf.conditions)
            }
            lines = guarded(tests, "return \(answer ?? "nil")")
            lines.append("return actions." + call.call(requirement, asClosure: asClosure))
        }
        return lines.map { "    \($0)" }
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
    private func change(_ leaf: RowLeaf) -> [String] {
        guard case .requirement(let requirement)? = leaf.handlers.first(where: { $0.event == .change })?.target else {
            return []
        }
        let (tests, call) = row(of: leaf, for: requirement, told: [])
        let told = (asClosure ? "actions." : "actions?.") + call.call(requirement, asClosure: asClosure)
        guard tests.count > 1 else { return SwitchText.branch(tests[0], [told]) }
        return ["if \(tests[0]),", "    " + tests.dropFirst().joined(separator: ", "), "{", "    \(told)", "}"]
    }

    private func guarded(_ tests: [String], _ otherwise: String) -> [String] {
        let whole = "guard \(tests.joined(separator: ", ")) else { \(otherwise) }"
        guard whole.count > 88, let row = tests.firstIndex(where: { $0.hasPrefix("case ") }) else { return [whole] }
        let (head, rest) = (tests[...row].joined(separator: ", "), tests[(row + 1)...].joined(separator: ", "))
        return ["guard " + head + (rest.isEmpty ? "" : ",")] + (rest.isEmpty ? [] : ["    " + rest])
            + ["else { \(otherwise) }"]
    }

    /// What has to hold of the newest row of a cell, and what the values of a requirement are called then.
    private func row(
        of leaf: RowLeaf, for requirement: Requirement, told: [String]
    ) -> (tests: [String], call: CallText) {
        var call = owner.call(leaf)
        call.told = told
        call.event = "event(of: cell)"
        let values = requirement.parameters.map(\.value)
        if values.contains(.row) { return (["let row = liveRow(of: cell)"], call) }
        var tests: [String] = []
        // A value of a rows enum is made again of what it carries.
        let isMade = values.contains { if case .rows = $0 { true } else { false } }
        var sectionID = isMade && leaf.steps.contains(where: \.carriesSectionID) ? Namer.sectionID : nil
        if values.contains(.section),
            let lookup = owner.place.sectionLookup(leaf, id: Namer.sectionID, in: "state", isTested: true)
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
            return (["case \(pattern)? = liveRow(of: cell)", loaded] + rest + tests, call)
        }
        let pattern = Namer.pattern(leaf, binding: bound, sectionID: sectionID)
        return (["case \(pattern)? = liveRow(of: cell)"] + tests, call)
    }
}
