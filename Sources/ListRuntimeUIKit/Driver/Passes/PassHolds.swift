/// What holds the work of a list, and how its end is noticed.
struct PassHolds<ID: Hashable> {
    /// The interactions that the list was told of.
    private(set) var interactions: Set<ListInteraction> = []
    /// What the pending work waits for.
    private(set) var waiting: Set<PassHold> = []
    /// The row of the first responder that it waits for.
    private(set) var respondingRow: ID?
    /// True while it is looked regularly whether the wait is over.
    private(set) var isPolling = false
    /// How often the running interaction was seen.
    private(set) var looks = 0
    /// An interaction that is seen for more seconds than that is reported.
    private(set) var limit = 60
    /// Waits for the next look at interactions and the first responder.
    var nextLook: @MainActor () async -> Void = { try? await Task.sleep(nanoseconds: 50_000_000) }

    mutating func begin(_ interaction: ListInteraction) { interactions.insert(interaction) }

    /// False for an interaction that had not begun.
    mutating func end(_ interaction: ListInteraction) -> Bool {
        guard interactions.remove(interaction) != nil else { return false }
        looks = 0
        return true
    }

    mutating func forgetInteractions() { interactions = [] }

    mutating func setLimit(_ seconds: Int) { limit = seconds }

    /// - Parameter row: That of the first responder.
    mutating func wait(for more: Set<PassHold>, _ row: ID?) {
        waiting.formUnion(more)
        if more.contains(.responder) { respondingRow = row }
    }

    mutating func endWaiting() { waiting = [] }

    /// False if it is looked already.
    mutating func beginPolling() -> Bool {
        guard !isPolling else { return false }
        (isPolling, looks) = (true, 0)
        return true
    }

    mutating func poll(_ goesOn: Bool) { isPolling = goesOn }

    /// Notes that the running interaction was seen again; nil for none. True once, after as many seconds as are stated.
    mutating func look(at interaction: ListInteraction?) -> Bool {
        guard interaction != nil else {
            looks = 0
            return false
        }
        looks += 1
        return looks.isMultiple(of: 20) && looks / 20 == limit
    }
}
