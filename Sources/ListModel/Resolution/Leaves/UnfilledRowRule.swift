import SourceText

/// Rows without payload whose cell has no method to fill it.
struct UnfilledRowRule: ResolutionRule {
    let listScope: ListScope

    /// Settles who fills rows without payload, once every row of a list or provider is known. If something else fills
    /// their class, a reused cell shows what it was filled with last: the actions have to fill them, too.
    func settled(_ leaves: [BuiltLeaf], in around: Surroundings) -> [BuiltLeaf] {
        let asked = Set(leaves.flatMap(\.leaf.cells).compactMap(\.fill.requirement).filter(\.isAsked).map(\.owner))
        var filled: Set<String> = []
        for built in leaves {
            for (choice, use) in zip(built.leaf.cells, built.uses) where !isUnsettled(choice, of: built.leaf, asked) {
                if case .none = choice.fill { continue }
                if use.isOwned { continue }
                filled.insert(use.key)
            }
        }
        return leaves.map { built in
            var leaf = built.leaf
            var settled: [Int] = []
            for (number, use) in zip(leaf.cells.indices, built.uses) {
                guard isUnsettled(leaf.cells[number], of: leaf, asked) else { continue }
                // Nothing else is ever shown by a cell of the context.
                if filled.contains(use.key), !use.isOwned {
                    decide(
                        use.subject, .fill, "a requirement of the actions",
                        because: "\(use.type) is filled for other rows, and would show theirs")
                    if leaf.cells[number].isReloaded {
                        report(
                            .reloadOfAlways(use.subject.lastName, hasContent: false, isEquatable: false), at: use.place)
                    }
                    if around.isProvider {
                        report(.nothingFills(use.type, row: use.subject, model: nil), at: use.place)
                    }
                } else {
                    decide(use.subject, .fill, "nothing", because: "there is no payload and no method to call")
                    leaf.cells[number].fill = .none
                    settled.append(number)
                }
            }
            if around.context != nil { leaf = ContextReading.noted(in: leaf) }
            for number in settled { settleReading(of: number, in: &leaf) }
            var result = built
            result.leaf = leaf
            return result
        }
    }

    /// What the actions might have read counts no more where they do not fill the cell.
    private func settleReading(of number: Int, in leaf: inout RowLeaf) {
        let isChosenBeyond = leaf.cells.prefix(number + 1).contains { $0.when?.call?.readsBeyondArguments == true }
        guard !isChosenBeyond, !leaf.cells[number].readsContext else { return }
        leaf.cells[number].readsBeyondRow = false
    }

    /// Whether a cell is filled by a requirement that takes no payload and that no mark asks for.
    private func isUnsettled(_ choice: CellChoice, of leaf: RowLeaf, _ asked: Set<SourcePlace>) -> Bool {
        guard leaf.payload.isEmpty, let requirement = choice.fill.requirement else { return false }
        return !asked.contains(requirement.owner)
    }
}
