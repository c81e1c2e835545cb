import ListModel
import SwiftSurface

/// Rows that come near the screen, and those that do not come after all: told together.
struct PrefetchMethods {
    let owner: ClassValues

    private var list: ListDefinition { owner.list }

    var values: [String: Any] {
        guard list.prefetches else { return ["prefetches": false] }
        return [
            "prefetches": [
                "isPrefetched": list.leaves.contains { $0.takes(.prefetch) },
                "isCancelled": list.leaves.contains { $0.takes(.cancelPrefetch) },
                "prefetch": lines(.prefetch, "prefetched"), "cancel": lines(.cancelPrefetch, "cancelled"),
            ] as [String: Any]
        ]
    }

    /// Rows that one requirement is told together.
    private struct Batch {
        var requirement: Requirement
        var name: String
        var conditions: [Condition]
    }

    private func lines(_ event: Event, _ function: String) -> [String] {
        var batches: [Batch] = []
        // The batch of each kind of rows.
        let places = list.leaves.map { leaf -> Int? in
            guard let requirement = leaf.requirement(for: event) else { return nil }
            let index = batches.firstIndex { Self.isSame($0.requirement, requirement) } ?? batches.count
            if index == batches.count {
                let name = Self.name(of: requirement)
                let isTaken = batches.contains { $0.name == name }
                batches.append(
                    Batch(
                        requirement: requirement, name: isTaken ? name + "\(index + 1)" : name,
                        conditions: leaf.conditions))
            } else if batches[index].conditions != leaf.conditions {
                batches[index].conditions = []
            }
            return index
        }
        guard !batches.isEmpty else { return [] }
        let told = batches.enumerated().map { index, batch in
            let isBare = batch.requirement.batched.isEmpty
            let (type, otherwise) = isBare ? ("Bool", "false") : (Self.element(of: batch.requirement), "nil")
            let choice = choice(of: index, places, event, otherwise: otherwise)
            var lines = ["let \(batch.name) = rows"]
            if choice.uniformBody != ["return row"] {
                let closure = choice.closure(over: "row", type, otherwise: otherwise)
                lines[0] += ".\(isBare ? "contains" : "compactMap") \(closure[0])"
                lines += closure.dropFirst()
            }
            var call = CallText()
            call.batch = batch.name
            let asClosure = list.actions == .closures
            let text = (asClosure ? "actions." : "actions?.") + call.call(batch.requirement, asClosure: asClosure)
            lines += SwitchText.branch(isBare ? batch.name : "!\(batch.name).isEmpty", [text])
            return ConditionalLines(lines, if: batch.conditions)
        }
        return ["let rows = \(function)(at: indexPaths)"] + ConditionalLines.joined(told)
    }

    /// What each kind of rows is for a batch.
    private func choice(of batch: Int, _ places: [Int?], _ event: Event, otherwise: String) -> RowSwitch {
        let branches = zip(zip(list.leaves, owner.calls), places).map { kind, place in
            let (leaf, call) = kind
            guard place == batch, let requirement = leaf.requirement(for: event) else {
                return RowSwitch.Branch(leaf, body: ["return \(otherwise)"])
            }
            return branch(leaf, requirement, call)
        }
        var rows = RowSwitch(branches: branches)
        rows.unloaded = { _ in ["return \(otherwise)"] }
        return rows
    }

    private func branch(_ leaf: RowLeaf, _ requirement: Requirement, _ call: CallText) -> RowSwitch.Branch {
        let values = requirement.batched
        guard !values.isEmpty else { return RowSwitch.Branch(leaf, body: ["return true"]) }
        var call = call
        if case .rows(let depth)? = values.first, leaf.load == nil {
            let name = Binding.name(leaf.steps[depth - 1].caseName)
            call.rows = Namer.identifier(name)
            var branch = RowSwitch.Branch(leaf, body: ["return \(call.value(values[0]))"])
            branch.rows = (depth, name)
            return branch
        }
        let texts = values.map(call.value).joined(separator: ", ")
        let element = values.count == 1 ? texts : "(\(texts))"
        return RowSwitch.Branch(leaf, bound: call.bound(by: values), body: ["return \(element)"])
    }

    private static func name(of requirement: Requirement) -> String {
        requirement.batched.isEmpty
            ? Namer.joined(["tells", requirement.name])
            : Namer.joined([requirement.parameters.first?.name ?? requirement.name, "batch"])
    }

    /// `Item` of a parameter of type `[Item]`.
    private static func element(of requirement: Requirement) -> String {
        String((requirement.parameters.first?.type ?? "").dropFirst().dropLast()) + "?"
    }

    private static func isSame(_ one: Requirement, _ other: Requirement) -> Bool {
        one.name == other.name && one.parameters.first?.type == other.parameters.first?.type
            && one.parameters.first?.label == other.parameters.first?.label
    }
}
