#if !canImport(UIKit)
import Foundation

/// The snapshot that a data source shows, with the places of its items.
struct DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    private var sections: [[Item]] = []
    private var places: [Item: IndexPath] = [:]

    /// Linear to the number of items.
    mutating func show(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
        self.snapshot = snapshot
        sections = snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
        places = [:]
        for (section, items) in sections.enumerated() {
            for (row, item) in items.enumerated() { places[item] = IndexPath(row: row, section: section) }
        }
    }

    var sectionCount: Int { sections.count }
    func count(inSection section: Int) -> Int { sections.indices.contains(section) ? sections[section].count : 0 }
    func place(of item: Item) -> IndexPath? { places[item] }
    func item(at path: IndexPath) -> Item? {
        guard path.count == 2, sections.indices.contains(path.section),
            sections[path.section].indices.contains(path.row)
        else { return nil }
        return sections[path.section][path.row]
    }
    func section(at index: Int) -> Section? {
        snapshot.sectionIdentifiers.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
    }

    /// The snapshot after the user has put an item elsewhere; nil if there is no such item or place.
    func moving(from: IndexPath, to: IndexPath) -> NSDiffableDataSourceSnapshot<Section, Item>? {
        guard let item = item(at: from), let section = section(at: to.section) else { return nil }
        var next = snapshot
        if from == to { return next }
        next.deleteItems([item])
        let rest = next.itemIdentifiers(inSection: section)
        if rest.indices.contains(to.row) {
            next.insertItems([item], beforeItem: rest[to.row])
        } else {
            next.appendItems([item], toSection: section)
        }
        return next
    }
}
#endif
