/// Which rows of two states are the same ones, by what was kept of both.
///
/// Equal identities have equal numbers: the comparison of a state does not know the types of the identities of others.
@usableFromInline
struct RowMatches: Sendable {
    /// What the stamps say of the content of a row that is in both states.
    @usableFromInline enum Content: Sendable {
        case unsaid
        case unchanged
        case changed
    }

    private var old: [[UInt32]] = []
    private var new: [[UInt32]] = []
    private var contents: [[Content]] = []
    /// The same for identities without their sections; nil for rows that stay in theirs.
    private var oldStrays: [[UInt32?]] = []
    private var newStrays: [[UInt32?]] = []

    private static let current = TaskLocal<RowMatches?>(wrappedValue: nil)

    init<State: ListState>(_ oldRows: KeptRows<State>, _ newRows: KeptRows<State>) {
        var numbers: [State.RowIdentity: UInt32] = [:]
        var places: [(path: RowPath, isShared: Bool)?] = []
        func number(_ id: State.RowIdentity) -> UInt32 {
            if let number = numbers[id] { return number }
            let number = UInt32(numbers.count)
            numbers[id] = number
            places.append(nil)
            return number
        }
        for (section, ids) in oldRows.ids.enumerated() {
            old.append(
                ids.enumerated().map { row, id in
                    let number = number(id)
                    let place = RowPath(section: section, row: row)
                    places[Int(number)] = places[Int(number)].map { ($0.path, true) } ?? (place, false)
                    return number
                })
        }
        new = newRows.ids.map { $0.map(number) }
        contents = zip(new, newRows.stamps).map { ids, stamps in
            zip(ids, stamps).map { number, stamp in
                guard let stamp, let place = places[Int(number)] else { return .unsaid }
                // Of equal rows it is not known yet which one this is.
                return !place.isShared && oldRows.stamp(at: place.path) == stamp ? .unchanged : .changed
            }
        }
        var strays: [AnyHashable: UInt32] = [:]
        func stray(_ id: State.RowIdentity) -> UInt32? {
            guard let id = State.identityInSection(id) else { return nil }
            let number = strays[id] ?? UInt32(strays.count)
            strays[id] = number
            return number
        }
        oldStrays = oldRows.ids.map { $0.map(stray) }
        newStrays = newRows.ids.map { $0.map(stray) }
    }

    /// Those of the states that are compared now; nil if nothing was kept of them.
    @usableFromInline @inline(never)
    static func ofComparison() -> RowMatches? { current.get() }

    func whileComparing<Result>(_ compare: () -> Result) -> Result {
        Self.current.withValue(self, operation: compare)
    }

    @usableFromInline
    func areSame(_ oldPath: RowPath, _ newPath: RowPath) -> Bool {
        guard let number = Self.value(old, oldPath) else { return false }
        return number == Self.value(new, newPath)
    }

    @usableFromInline
    func content(at newPath: RowPath) -> Content { Self.value(contents, newPath) ?? .unsaid }

    @usableFromInline
    func stray(old path: RowPath) -> UInt32? { Self.value(oldStrays, path) ?? nil }

    @usableFromInline
    func stray(new path: RowPath) -> UInt32? { Self.value(newStrays, path) ?? nil }

    private static func value<Value>(_ values: [[Value]], _ path: RowPath) -> Value? {
        guard values.indices.contains(path.section), values[path.section].indices.contains(path.row) else { return nil }
        return values[path.section][path.row]
    }

    /// What changed among the rows of a collection that begins at these places.
    @usableFromInline @inline(never)
    func changes<Elements: Collection>(
        _ old: Elements, at oldPath: RowPath, _ new: Elements, at newPath: RowPath, stops: Bool,
        isUnchanged: (Elements.Element, Elements.Element) -> Bool
    ) -> CollectionChanges {
        func rows(_ elements: Elements, _ numbers: [[UInt32]], _ first: RowPath) -> [Row<Elements.Element>] {
            elements.enumerated().map { offset, element in
                let path = first.row(after: UInt32(offset))
                return Row(id: Self.value(numbers, path), content: content(at: path), element: element)
            }
        }
        return CollectionChanges(
            from: rows(old, self.old, oldPath), to: rows(new, self.new, newPath), sharedStorageIsUnchanged: false,
            stops: stops, id: { $0.id }
        ) { new, old in
            new.content == .unsaid ? isUnchanged(new.element, old.element) : new.content == .unchanged
        }
    }

    private struct Row<Element> {
        var id: UInt32?
        var content: Content
        var element: Element
    }
}
