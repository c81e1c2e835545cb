#if !canImport(UIKit)
import Foundation
internal import ListRuntime

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
        let kept = Self.unmoved(old.sectionIdentifiers, new.sectionIdentifiers)
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
            let still = Self.unmoved(before, after)
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
        let reloads = new.reloadedItemIdentifiers.compactMap(place)
        let reloaded = Set(reloads)
        let moves = batch.rowMoves.filter { reloaded.contains($0.from) }
        batch.rowMoves.removeAll { reloaded.contains($0.from) }
        batch.rowDeletes += moves.map(\.from)
        batch.rowInserts += moves.map(\.to)
        let moved = Set(moves.map(\.from))
        batch.rowReloads = reloads.filter { !moved.contains($0) }
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
    private static func unmoved<Element: Hashable>(_ old: [Element], _ new: [Element]) -> Set<Element> {
        let changes = CollectionChanges(from: old, to: new, id: { $0 }, isUnchanged: { _, _ in true })
        let moving = (changes.deletes + changes.moves.map(\.old)).map { old[Int($0)] }
        return Set(old).subtracting(moving)
    }
}
#endif
