#if !canImport(UIKit)
import Foundation

/// Sections and items by their identifiers. A value: changing a copy changes no screen.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    public init() {}

    public var numberOfItems: Int { sectionOfItem.count }
    public var numberOfSections: Int { sectionIdentifiers.count }
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items[identifier] ?? []
    }
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sectionOfItem[identifier]
    }
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    // Items.

    /// Adds to a section, by default the last one. An item that is there already moves.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last, items[section] != nil else {
            report("There are currently no sections in the data source. Please add a section first.")
            return
        }
        insert(identifiers, in: section, at: nil)
    }
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) { insert(identifiers, beside: beforeIdentifier, offset: 0) }
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) { insert(identifiers, beside: afterIdentifier, offset: 1) }
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in Set(gone.compactMap { sectionOfItem[$0] }) { items[section]?.removeAll { gone.contains($0) } }
        for item in gone { sectionOfItem[item] = nil }
        reloadedItemIdentifiers.removeAll { gone.contains($0) }
        reconfiguredItemIdentifiers.removeAll { gone.contains($0) }
    }
    public mutating func deleteAllItems() { self = Self() }
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        insert([identifier], beside: toIdentifier, offset: 0)
    }
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        insert([identifier], beside: toIdentifier, offset: 1)
    }
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        guard areKnown(identifiers) else { return }
        reloadedItemIdentifiers += identifiers.filter { !reloadedItemIdentifiers.contains($0) }
    }
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        guard areKnown(identifiers) else { return }
        reconfiguredItemIdentifiers += identifiers.filter { !reconfiguredItemIdentifiers.contains($0) }
    }

    // Sections.

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insertSections(identifiers, at: sectionIdentifiers.count)
    }
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        if let index = known(toIdentifier) { insertSections(identifiers, at: index) }
    }
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        if let index = known(toIdentifier) { insertSections(identifiers, at: index + 1) }
    }
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers {
            deleteItems(items[section] ?? [])
            items[section] = nil
        }
        let gone = Set(identifiers)
        sectionIdentifiers.removeAll { gone.contains($0) }
        reloadedSectionIdentifiers.removeAll { gone.contains($0) }
    }
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { moveSection(identifier, beside: toIdentifier, offset: 0) }
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { moveSection(identifier, beside: toIdentifier, offset: 1) }
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers.filter {
            known($0) != nil && !reloadedSectionIdentifiers.contains($0)
        }
    }
}

extension NSDiffableDataSourceSnapshot {
    private mutating func insert(
        _ identifiers: [ItemIdentifierType], beside neighbour: ItemIdentifierType, offset: Int
    ) {
        guard let section = sectionOfItem[neighbour] else {
            report("Invalid item identifier specified for insertion or move: \(neighbour)")
            return
        }
        guard !identifiers.contains(neighbour), isUnique(identifiers) else {
            report("Invalid parameter not satisfying: item identifiers are unique and do not contain \(neighbour)")
            return
        }
        detach(identifiers)
        let index = items[section]?.firstIndex(of: neighbour) ?? 0
        insert(identifiers, in: section, at: index + offset)
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int?)
    {
        guard isUnique(identifiers) else { return }
        detach(identifiers)
        var all = items[section] ?? []
        all.insert(contentsOf: identifiers, at: index ?? all.count)
        items[section] = all
        for item in identifiers { sectionOfItem[item] = section }
    }

    private mutating func detach(_ identifiers: [ItemIdentifierType]) {
        let moved = Set(identifiers)
        for section in Set(moved.compactMap { sectionOfItem[$0] }) { items[section]?.removeAll { moved.contains($0) } }
    }

    private mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int) {
        var seen = Set(sectionIdentifiers)
        let doubled = identifiers.filter { !seen.insert($0).inserted }
        guard doubled.isEmpty else {
            report("Fatal: supplied identifiers are not unique. Duplicate identifiers: \(doubled)")
            return
        }
        sectionIdentifiers.insert(contentsOf: identifiers, at: index)
        for section in identifiers { items[section] = [] }
    }

    private mutating func moveSection(
        _ identifier: SectionIdentifierType, beside neighbour: SectionIdentifierType, offset: Int
    ) {
        guard identifier != neighbour, let from = known(identifier), known(neighbour) != nil else { return }
        sectionIdentifiers.remove(at: from)
        sectionIdentifiers.insert(identifier, at: (sectionIdentifiers.firstIndex(of: neighbour) ?? 0) + offset)
    }

    private func known(_ section: SectionIdentifierType) -> Int? {
        let index = sectionIdentifiers.firstIndex(of: section)
        if index == nil { report("Invalid section identifier: \(section)") }
        return index
    }

    private func areKnown(_ identifiers: [ItemIdentifierType]) -> Bool {
        guard let unknown = identifiers.first(where: { sectionOfItem[$0] == nil }) else { return true }
        report("Attempted to reload or reconfigure item identifier that does not exist in the snapshot: \(unknown)")
        return false
    }

    private func isUnique(_ identifiers: [ItemIdentifierType]) -> Bool {
        var seen: Set<ItemIdentifierType> = []
        let doubled = identifiers.filter { !seen.insert($0).inserted }
        guard !doubled.isEmpty else { return true }
        let text = doubled.map { "\($0)" }.joined(separator: ", ")
        report("supplied item identifiers are not unique. Duplicate identifiers: {( \(text) )}")
        return false
    }

    private func report(_ message: String) { UIKitRules.reportAnywhere(message) }
}
#endif
