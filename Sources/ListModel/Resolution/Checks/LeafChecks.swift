import SourceText

/// What is said of the rows and sections of a list together, once all of them are resolved.
struct LeafChecks: ResolutionRule {
    let listScope: ListScope

    func check(_ list: BuiltList, _ id: Int, mark: Mark) {
        checkNumber(of: list.leaves.count, in: id)
        checkLayouts(list.definition.sections, of: id)
        checkOwned(list.leaves)
        checkMeasured(list.leaves)
        checkDeselect(list, of: table.symbol(id).name, mark)
    }

    /// Reports more kinds of rows than are looked at.
    func checkNumber(of leaves: Int, in owner: Int) {
        guard leaves >= LeafExpansion.mostLeaves else { return }
        let owner = table.symbol(owner)
        report(.tooManyRows(owner.name, limit: LeafExpansion.mostLeaves), at: owner.place)
    }

    /// Reports a cell that two rows of a list name.
    private func checkOwned(_ leaves: [BuiltLeaf]) {
        var first: [String: SourcePlace] = [:]
        for owned in leaves.flatMap({ $0.leaf.cells.compactMap(\.owned) }) {
            guard case .keyPath(let members) = owned.form else { continue }
            if let place = first[members] {
                report(.ownedCellTwice(owned.text, first: place), at: owned.place)
            } else {
                first[members] = owned.place
            }
        }
    }

    /// Reports items that are to be measured beside others.
    private func checkMeasured(_ leaves: [BuiltLeaf]) {
        guard let place = leaves.lazy.flatMap(\.measuredItems).first,
            let row = leaves.first(where: \.hasGivenItems)?.name
        else { return }
        report(.measuredBesideOthers(row), at: place)
    }

    /// Reports the sections of a list of which nothing says the layout, where it says that of others.
    private func checkLayouts(_ sections: [SectionDefinition], of id: Int) {
        let all = sections.flatMap(\.alternatives)
        guard let said = all.lazy.compactMap(\.layout).first else { return }
        let missing = all.filter { $0.layout == nil }
        guard let first = missing.first else { return }
        doubting(ListFrameRule(self).sectionMarks(of: id).contains(where: \.isFaulty)).report(
            .missingLayout(missing.map(\.name), list: table.symbol(id).name, said: said.argument.place),
            at: first.place)
    }

    /// A table that is told of taps and takes the selection back itself never hears that a row was deselected. Where
    /// no row takes `select` or is chosen, `deselects: true` alone asks for taps, and `false` says nothing.
    private func checkDeselect(_ list: BuiltList, of name: String, _ mark: Mark) {
        let isSelected = list.leaves.contains { built in
            built.leaf.choice != nil || built.leaf.handlers.contains { $0.event == .select }
        }
        let said = mark.written(.deselects)?.boolean
        let selection = list.definition.selection
        if selection == .none {
            return applied.pass(.deselects, of: [mark], because: .untapped("selection: .none"))
        }
        if selection == .multiple, !isSelected {
            return applied.pass(.deselects, of: [mark], because: .keptSelection)
        }
        guard isSelected || said == true else {
            return applied.pass(.deselects, of: [mark], because: .noSelect)
        }
        OptionRule(self).option(.deselects, of: mark, subject: name)
        guard list.deselects else { return }
        for place in list.leaves.flatMap(\.deselects) {
            report(.neverDeselected(list: name, isSelected: isSelected), at: place)
        }
    }
}
