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

    /// A batch of rows that one requirement is told.
    private struct Batch {
        var requirement: Requirement
        var name: String
        var conditions: [Condition]
        var bindings: [String]
    }

    private func lines(_ event: Event, _ function: String) -> [String] {
        var batches: [Batch] = []
        var branches: [RowSwitch.Branch] = []
        for (leaf, call) in zip(list.leaves, owner.calls) {
            guard let requirement = leaf.requirement(for: event) else {
                branches.append(RowSwitch.Branch(leaf, body: ["break"]))
                continue
            }
            let index = batches.firstIndex { Self.isSame($0.requirement, requirement) } ?? batches.count
            if index == batches.count {
                let name = Namer.joined([requirement.parameters.first?.name ?? requirement.name, "batch"])
                let isTaken = batches.contains { $0.name == name }
                batches.append(
                    Batch(
                        requirement: requirement, name: isTaken ? name + "\(index + 1)" : name,
                        conditions: leaf.conditions, bindings: []))
            } else if batches[index].conditions != leaf.conditions {
                batches[index].conditions = []
            }
            branches.append(branch(leaf, requirement, call, batches[index].name))
        }
        guard !batches.isEmpty else { return [] }
        var rows = RowSwitch(branches: branches)
        rows.unloaded = { _ in ["break"] }
        let begun = batches.map { batch in
            let type = batch.requirement.parameters.first?.type ?? ForeignSpelling.marked("Int")
            let value = batch.requirement.batched.isEmpty ? "0" : "[]"
            return ConditionalLines("var \(batch.name): \(type) = \(value)", if: batch.conditions)
        }
        let told = batches.map { batch in
            var call = CallText()
            call.batch = batch.name
            let asClosure = list.actions == .closures
            let test = batch.requirement.batched.isEmpty ? "\(batch.name) > 0" : "!\(batch.name).isEmpty"
            let text = (asClosure ? "actions." : "actions?.") + call.call(batch.requirement, asClosure: asClosure)
            return ConditionalLines(SwitchText.branch(test, [text]), if: batch.conditions)
        }
        return ConditionalLines.joined(begun) + ["for row in \(function)(at: indexPaths) {"]
            + rows.lines(over: "row").map { "    " + $0 } + ["}"] + ConditionalLines.joined(told)
    }

    private func branch(
        _ leaf: RowLeaf, _ requirement: Requirement, _ call: CallText, _ batch: String
    ) -> RowSwitch.Branch {
        let values = requirement.batched
        guard !values.isEmpty else { return RowSwitch.Branch(leaf, body: ["\(batch) += 1"]) }
        var call = call
        if case .rows(let depth)? = values.first, leaf.load == nil {
            let name = Binding.name(leaf.steps[depth - 1].caseName)
            call.rows = Namer.identifier(name)
            var branch = RowSwitch.Branch(leaf, body: ["\(batch).append(\(call.value(values[0])))"])
            branch.rows = (depth, name)
            return branch
        }
        let texts = values.map(call.value).joined(separator: ", ")
        let element = values.count == 1 ? texts : "(\(texts))"
        return RowSwitch.Branch(leaf, bound: call.bound(by: values), body: ["\(batch).append(\(element))"])
    }

    private static func isSame(_ one: Requirement, _ other: Requirement) -> Bool {
        one.name == other.name && one.parameters.first?.type == other.parameters.first?.type
            && one.parameters.first?.label == other.parameters.first?.label
    }
}
