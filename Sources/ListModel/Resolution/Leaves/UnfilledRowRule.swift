import SourceText

/// Rows without payload whose cell has no method to fill it.
struct UnfilledRowRule: ResolutionRule {
    let listScope: ListScope

    /// Settles who fills rows without payload, once every row of a list or provider is known. If something else fills
    /// their class, a reused cell shows what it was filled with last: the actions have to fill them, too.
    func settleUnfilled(_ leaves: inout [(RowLeaf, [CellUse])], in around: Surroundings) {
        var filled: Set<String> = []
        for (leaf, uses) in leaves {
            for (choice, use) in zip(leaf.cells, uses) where !isUnsettled(choice, of: leaf) {
                if case .none = choice.fill { continue }
                if use.isOwned { continue }
                filled.insert(use.type)
            }
        }
        for index in leaves.indices {
            var settled: [Int] = []
            for number in leaves[index].0.cells.indices where leaves[index].1.indices.contains(number) {
                let use = leaves[index].1[number]
                guard isUnsettled(leaves[index].0.cells[number], of: leaves[index].0) else { continue }
                // Nothing else is ever shown by a cell of the context.
                if filled.contains(use.type), !use.isOwned {
                    decide(
                        use.subject, .fill, "a requirement of the actions",
                        because: "\(use.type) is filled for other rows, and would show theirs")
                    if leaves[index].0.cells[number].isReloaded {
                        report(.reloadOfAlways(use.subject.lastName, hasContent: false), at: use.place)
                    }
                    if around.isProvider {
                        report(.nothingFills(use.type, row: use.subject, model: nil), at: use.place)
                    }
                } else {
                    decide(use.subject, .fill, "nothing", because: "there is no payload and no method to call")
                    leaves[index].0.cells[number].fill = .none
                    settled.append(number)
                }
            }
            if around.context != nil { ContextReading.note(in: &leaves[index].0) }
            for number in settled { settleReading(of: number, in: &leaves[index].0) }
        }
    }

    /// What the actions might have read counts no more where they do not fill the cell.
    private func settleReading(of number: Int, in leaf: inout RowLeaf) {
        let isChosenBeyond = leaf.cells.prefix(number + 1).contains { $0.when?.call?.readsBeyondArguments == true }
        guard !isChosenBeyond, !leaf.cells[number].readsContext else { return }
        leaf.cells[number].readsBeyondRow = false
    }

    /// Whether a cell is filled by a requirement that takes no payload.
    private func isUnsettled(_ choice: CellChoice, of leaf: RowLeaf) -> Bool {
        guard leaf.payload.isEmpty, case .requirement(let requirement) = choice.fill else { return false }
        return !listScope.askedFills.contains(requirement.owner)
    }
}
