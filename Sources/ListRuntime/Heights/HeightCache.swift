/// The heights of the rows of a list, each for what it depends on: its row and the environment.
///
/// Heights are kept by place and follow the changes of the list, which say what became of each row; so a height is valid
/// for a row's identity and for its content without a key being hashed or stored, rows with equal identities included.
/// A row whose content changed keeps its height as an estimate only. The environment (width, text size, direction,
/// scale) is entered once for all rows; the heights of the last few environments are kept.
///
/// Bounds: `bytesPerRow` for each row and environment, `environmentLimit` environments, and memory for a quarter more.
public struct HeightCache<Environment: Equatable> {
    /// What is known of the height of a row.
    @frozen @usableFromInline
    struct Slot {
        @usableFromInline
        enum State: UInt8 {
            case empty, estimate, exact
        }

        // Two halves, so that a slot takes 12 bytes and not 16.
        @usableFromInline var low: UInt32
        @usableFromInline var high: UInt32
        @usableFromInline var kind: UInt16
        @usableFromInline var state: State
        /// Not 0 while the height is being computed elsewhere.
        @usableFromInline var mark: UInt8 = 0

        @inlinable
        init(_ height: Double, kind: UInt16, state: State) {
            low = UInt32(truncatingIfNeeded: height.bitPattern)
            high = UInt32(truncatingIfNeeded: height.bitPattern >> 32)
            self.kind = kind
            self.state = state
        }

        @inlinable
        var height: Double { Double(bitPattern: UInt64(high) << 32 | UInt64(low)) }

        @inlinable
        mutating func demote() {
            mark = 0
            if state == .exact { state = .estimate }
        }
    }

    @usableFromInline
    struct Page {
        @usableFromInline var environment: Environment?
        @usableFromInline var slots = RowValues(empty: Slot(0, kind: 0, state: .empty))

        @usableFromInline
        init(environment: Environment?) { self.environment = environment }
    }

    /// The bytes that a row takes in each environment.
    public static var bytesPerRow: Int { MemoryLayout<Slot>.stride }

    /// How many environments are kept, such as upright and sideways.
    public let environmentLimit: Int
    @usableFromInline var hitCount = 0
    @usableFromInline var missCount = 0
    @usableFromInline var current = Page(environment: nil)
    @usableFromInline var others: [Page] = []
    /// A bit for each of those that `begin` has noted.
    var begunPlaces: UInt8 = 0

    public init(environmentLimit: Int = 2) { self.environmentLimit = max(1, environmentLimit) }

    /// How often an exact height was known when it was asked for.
    public var hits: Int { hitCount }
    /// How often it was not.
    public var misses: Int { missCount }

    /// The bytes held for heights; a row is held from the first time that a height of it, or of one below it in its
    /// section, is kept.
    public var byteCount: Int {
        ([current] + others).reduce(0) { $0 + $1.slots.capacity } * Self.bytesPerRow
    }

    /// Says what heights depend on in addition to their rows from now on. If the environment is new, the heights of the one
    /// before serve as estimates, which costs a copy of them; if it is the same, a comparison.
    /// - Returns: True if it is another than before.
    @inlinable @discardableResult
    public mutating func enter(_ environment: Environment) -> Bool {
        guard current.environment != environment else { return false }
        change(to: environment)
        return true
    }

    @usableFromInline
    mutating func change(to environment: Environment) {
        guard current.environment != nil else {
            current.environment = environment
            return
        }
        if begunPlaces != 0 { current.slots.changeAll { $0.mark = 0 } }
        let next: Page
        if let index = others.firstIndex(where: { $0.environment == environment }) {
            next = others.remove(at: index)
        } else {
            var page = current
            page.environment = environment
            page.slots.changeAll { $0.demote() }
            next = page
        }
        others.insert(current, at: 0)
        others.removeLast(max(0, others.count - environmentLimit + 1))
        current = next
    }

    /// The height of a row as it was computed, in the environment that was entered last. Counts a hit or a miss.
    /// - Parameters:
    ///   - path: Where the row is.
    ///   - isRight: Whether a height of this kind is asked for.
    @inlinable
    public mutating func height(at path: RowPath, ofKind isRight: (UInt16) -> Bool = { _ in true }) -> Double? {
        let slot = current.slots[path]
        guard slot.state == .exact, isRight(slot.kind) else {
            missCount &+= 1
            return nil
        }
        hitCount &+= 1
        return slot.height
    }

    /// A height that the row had or has: to show it at its place before it is measured, or measured again.
    @inlinable
    public func estimate(at path: RowPath) -> Double? {
        let slot = current.slots[path]
        return slot.state == .empty ? nil : slot.height
    }

    /// True if a height was ever asked for.
    public var isUsed: Bool { current.environment != nil }

    /// True if the height of a row is known.
    public func isKnown(_ path: RowPath) -> Bool { current.slots[path].state == .exact }

    /// Keeps the height of a row. `kind` is what `forget(kinds:)` names: a number for each cell class, say.
    public mutating func keep(_ height: Double, at path: RowPath, kind: UInt16) {
        current.slots[path] = Slot(height, kind: kind, state: .exact)
    }

    /// Keeps what a row was measured to be, for `estimate(at:)` alone.
    public mutating func learn(_ height: Double, at path: RowPath) {
        let before = current.slots[path]
        guard before.state != .exact else { return }
        current.slots[path] = Slot(height, kind: before.kind, state: .estimate)
        current.slots.change(path) { $0.mark = before.mark }
    }

    /// Follows the list to its next state. A row that moves to another section keeps its height as an estimate only: the
    /// section may show it in another way.
    public mutating func follow(_ changes: ListChanges) {
        let mapping = changes.keepsStructure ? nil : RowMapping(changes)
        let acrossSections = mapping?.movesAcrossSections(changes) ?? []
        changePages { page in
            if let mapping { page.slots.follow(mapping) }
            for path in acrossSections { page.slots.change(path) { $0.demote() } }
            for update in changes.rowUpdates { page.slots.change(update.new) { $0.demote() } }
        }
    }

    /// Says that the height of a row may have changed, in every environment.
    public mutating func forget(_ path: RowPath) {
        changePages { page in page.slots.change(path) { $0.demote() } }
    }

    /// Says that the heights of all rows of some kinds may have changed, in every environment.
    public mutating func forget(kinds: Set<UInt16>) { forget(kinds: { _ in kinds }) }

    /// Says that the heights of all rows of some kinds may have changed.
    /// - Parameter kinds: Those of each environment that is kept; for the heights of one width, say.
    public mutating func forget(kinds: (Environment) -> Set<UInt16>) {
        changePages { page in
            let kinds = page.environment.map(kinds) ?? []
            guard !kinds.isEmpty else { return }
            page.slots.changeAll { if kinds.contains($0.kind) { $0.demote() } }
        }
    }

    /// Says that all heights may have changed.
    public mutating func forgetAll() {
        changePages { page in page.slots.changeAll { $0.demote() } }
    }

    /// Drops everything, estimates too: what rows there are is no longer known.
    public mutating func removeAll() {
        current = Page(environment: current.environment)
        others = []
    }

    private mutating func changePages(_ change: (inout Page) -> Void) {
        change(&current)
        for index in others.indices { change(&others[index]) }
    }
}
