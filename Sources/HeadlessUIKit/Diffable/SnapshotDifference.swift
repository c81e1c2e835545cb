import Foundation

/// What leads from one snapshot to the next. A section that moves is deleted and inserted, so that its rows
/// may change; a row that changes its place is moved where both its sections live on.
struct SnapshotDifference<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    let batch: HeadlessBatch

    init(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        var batch = HeadlessBatch()
        let oldPlaces = Self.places(old)
        let newPlaces = Self.places(new)
        let kept = Set(Self.unmoved(old.sectionIdentifiers, new.sectionIdentifiers))
        for (index, section) in old.sectionIdentifiers.enumerated() where !kept.contains(section) {
            batch.sectionDeletes.append(index)
        }
        for (index, section) in new.sectionIdentifiers.enumerated() where !kept.contains(section) {
            batch.sectionInserts.append(index)
        }
        let reloadedSections = kept.intersection(new.reloadedSectionIdentifiers)
        batch.sectionReloads = old.sectionIdentifiers.indices.filter {
            let section = old.sectionIdentifiers[$0]
            return reloadedSections.contains(section)
                && !(old.itemIdentifiers(inSection: section).isEmpty && new.itemIdentifiers(inSection: section).isEmpty)
        }
        let steady = kept.subtracting(reloadedSections)
        for section in new.sectionIdentifiers where steady.contains(section) {
            let before = old.itemIdentifiers(inSection: section)
            let after = new.itemIdentifiers(inSection: section)
            let still = Set(Self.unmoved(before, after))
            for item in before where !still.contains(item) {
                guard let from = oldPlaces[item] else { continue }
                if let to = newPlaces[item], let target = new.sectionIdentifier(containingItem: item),
                    steady.contains(target)
                {
                    batch.rowMoves.append(.init(from: from, to: to))
                } else {
                    batch.rowDeletes.append(from)
                }
            }
            for item in after where !still.contains(item) {
                guard let to = newPlaces[item] else { continue }
                let origin = old.sectionIdentifier(containingItem: item)
                if origin.map({ !steady.contains($0) }) ?? true { batch.rowInserts.append(to) }
            }
        }
        Self.renew(new, oldPlaces, steady: steady, in: old, &batch)
        self.batch = batch
    }

    /// A row that moves and reloads is deleted and inserted: UIKit allows only one change a row.
    private static func renew(
        _ new: NSDiffableDataSourceSnapshot<Section, Item>, _ oldPlaces: [Item: IndexPath], steady: Set<Section>,
        in old: NSDiffableDataSourceSnapshot<Section, Item>, _ batch: inout HeadlessBatch
    ) {
        let deleted = Set(batch.rowDeletes)
        func place(_ item: Item) -> IndexPath? {
            guard let section = old.sectionIdentifier(containingItem: item), steady.contains(section) else {
                return nil
            }
            return oldPlaces[item].flatMap { deleted.contains($0) ? nil : $0 }
        }
        for path in new.reloadedItemIdentifiers.compactMap(place) {
            if let index = batch.rowMoves.firstIndex(where: { $0.from == path }) {
                let move = batch.rowMoves.remove(at: index)
                batch.rowDeletes.append(move.from)
                batch.rowInserts.append(move.to)
            } else {
                batch.rowReloads.append(path)
            }
        }
        let renewed = Set(new.reloadedItemIdentifiers)
        batch.rowReconfigures = new.reconfiguredItemIdentifiers.filter { !renewed.contains($0) }.compactMap(place)
    }

    private static func places(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) -> [Item: IndexPath] {
        var places: [Item: IndexPath] = [:]
        for (section, identifier) in snapshot.sectionIdentifiers.enumerated() {
            for (row, item) in snapshot.itemIdentifiers(inSection: identifier).enumerated() {
                places[item] = IndexPath(row: row, section: section)
            }
        }
        return places
    }

    /// The elements that can stay where they are: a longest run of common elements in the same order.
    private static func unmoved<Element: Hashable>(_ old: [Element], _ new: [Element]) -> [Element] {
        var oldIndex: [Element: Int] = [:]
        for (index, element) in old.enumerated() { oldIndex[element] = index }
        let common = new.compactMap { element in oldIndex[element].map { (element, $0) } }
        var tails: [Int] = []
        var previous = [Int](repeating: -1, count: common.count)
        for (index, entry) in common.enumerated() {
            var low = 0
            var high = tails.count
            while low < high {
                let middle = (low + high) / 2
                if common[tails[middle]].1 < entry.1 { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = tails[low - 1] }
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var found: [Element] = []
        var index = tails.last ?? -1
        while index >= 0 {
            found.append(common[index].0)
            index = previous[index]
        }
        return found.reversed()
    }
}
