import SourceText
import SwiftSurface

/// The classes that a list registers, with their names in the `Cell` enum.
struct CellClassRule: ResolutionRule {
    let listScope: ListScope

    func use(
        of selection: CellSelection, isKept: Bool = false, site: RowSite, in around: Surroundings
    ) -> CellUse {
        let mark = selection.symbol.flatMap { facts.marks(of: $0)[.cell] }
        let symbol = selection.symbol.map { table.symbol($0) }
        if let id = selection.symbol {
            for mark in facts.marks(of: id).all(.cell) { applied.apply(mark.place) }
            log.show(table.lineage(of: id))
        } else {
            log.show(foreign: selection.type.text)
        }
        if site.isOfSection { checkRefill(ofHeader: selection) }
        if selection.owned != nil {
            return CellUse(
                subject: site.subject, type: selection.type.text, viewClass: selection.type.text, reuse: "",
                origin: .registeredClass, isOwned: true,
                ownConditions: symbol?.conditions ?? [], conditions: around.conditions,
                place: selection.place)
        }
        let origin = OriginRule(self).origin(of: selection)
        for name in [MarkArgumentName.registered, .nib, .bundle, .prototype, .reuse] {
            // A bundle is that of a nib.
            func isUsed(_ mark: Mark) -> Bool { name != .bundle || origin.nib != nil || mark.has(.nib) }
            OptionRule(self).option(name, of: selection.mark.flatMap { isUsed($0) ? $0 : nil }, subject: site.subject)
            if selection.mark?.has(name) != true {
                OptionRule(self).option(name, of: mark.flatMap { isUsed($0) ? $0 : nil }, subject: selection.type.text)
            }
        }
        let isSaid = [selection.mark, mark].contains { $0?.has(.nib) == true }
        if !isSaid, let nib = origin.nib, let variant = facts.nibs(named: nib.name).first {
            decide(
                selection.type.text, .option, "from the nib \(nib.name)",
                because: "it is the only one whose single object is of the class",
                at: variant.file.topLevel.first.map { ProgramFacts.place($0.range, in: variant) })
        }
        var reuse = OriginRule(self).reuseIdentifier(of: selection, from: origin).text
        if let variant = selection.variant, selection.mark?.has(.reuse) != true { reuse += "." + variant }
        let isHeld = selection.heldClass != nil
        let isOpen = isHeld || OriginRule(self).rowIdentifierSaid(of: selection) != nil
        return CellUse(
            subject: site.subject, type: selection.key, viewClass: selection.type.text,
            style: selection.variant == "content" ? nil : selection.variant, reuse: reuse,
            origin: origin, role: selection.role, isDeclared: symbol != nil, isOpen: isOpen, isHeld: isHeld,
            isKept: isKept, isDoubtful: selection.mark?.isFaulty ?? false,
            ownConditions: symbol?.conditions ?? [], conditions: around.conditions,
            place: selection.place)
    }

    /// Reports `refill:` of a class that a header or footer shows.
    private func checkRefill(ofHeader selection: CellSelection) {
        guard let id = selection.symbol else { return }
        for mark in facts.marks(of: id).all(.cell) {
            guard let value = applied.value(.refill, of: mark) else { continue }
            report(.refillOfHeader(selection.type.text), at: value.place)
        }
    }

    /// The classes in the order of their first use, headers behind, and the name of the case of each class and identifier.
    func cellClasses(
        of uses: [CellUse], headers: [CellUse]
    ) -> (classes: [CellClass], names: [String: String]) {
        var order: [CellUse] = []
        var byKey: [String: [CellUse]] = [:]
        checkKeptPrototypes(uses)
        let looks = CellLooks(uses).uses
        for use in looks + headers where !use.isOwned && !use.isKept {
            if byKey[use.key] == nil { order.append(use) }
            byKey[use.key, default: []].append(use)
        }
        var names = CellNames(order).names
        for (use, look) in zip(uses, looks) where use.look != nil { names[use.key] = names[look.key] }
        var identifiers: [String: CellUse] = [:]
        var classes: [CellClass] = []
        classes.reserveCapacity(order.count)
        for first in order {
            guard let name = names[first.key], let all = byKey[first.key] else { continue }
            for uses in pools(all) where !all.contains(where: \.isDoubtful) {
                let own = uses.filter(\.origin.isRegistered)
                if let other = own.first(where: { $0.origin != own[0].origin }) {
                    report(.severalOrigins(first.type, other: uses[0].place), at: other.place)
                }
            }
            if !first.isOpen {
                if let other = identifiers[first.reuse] {
                    report(
                        .sameReuseIdentifier(first.reuse, cells: [other.type, first.type], other: other.place),
                        at: first.place)
                }
                identifiers[first.reuse] = first
            }
            let isAlike = all.allSatisfy { Conditions.match($0.conditions, first.conditions) }
            var cell = CellClass(
                name: name, type: first.viewClass, style: first.style, reuseIdentifier: first.reuse,
                origin: all.first { !$0.origin.isRegistered }?.origin ?? first.origin,
                conditions: isAlike && !first.conditions.isEmpty ? first.conditions : first.ownConditions)
            cell.isDeclared = first.isDeclared
            cell.isOpen = first.isOpen
            cell.isHeld = first.isHeld
            classes.append(cell)
        }
        return (classes, names)
    }

    /// Reports a prototype whose cell a row keeps, if other rows are shown by it.
    private func checkKeptPrototypes(_ uses: [CellUse]) {
        for (index, use) in uses.enumerated() where use.isKept && use.origin == .prototype {
            let isTaken = { (other: CellUse) in !other.isOwned && !other.isOpen && other.reuse == use.reuse }
            let others = uses.indices.filter { $0 != index && isTaken(uses[$0]) }
            // Of two that keep theirs the second is told.
            guard let other = others.first(where: { $0 < index || !uses[$0].isKept }) else { continue }
            report(.keptPrototypeShared(use.reuse, other: uses[other].place), at: use.place)
        }
    }

    /// The uses of a class by what its views are kept for: a collection view keeps headers and footers apart.
    private func pools(_ uses: [CellUse]) -> [[CellUse]] {
        guard target == .collection else { return [uses] }
        let footers = uses.filter { $0.role == .footer }
        return [uses.filter { $0.role != .footer }, footers].filter { !$0.isEmpty }
    }

    /// The leaves with the case names of their cells in place of the types.
    func named(_ leaves: [RowLeaf], by names: [String: String]) -> [RowLeaf] {
        leaves.map { leaf in
            var leaf = leaf
            for index in leaf.cells.indices {
                leaf.cells[index].cell = names[leaf.cells[index].cell] ?? leaf.cells[index].cell
            }
            return leaf
        }
    }
}
