/// Completions of passes, run in the order of the passes even where a later one ends first.
struct CompletionQueue {
    private var entries: [(ticket: Int, completions: [() -> Void], isDone: Bool)] = []
    private var nextTicket = 0

    var isEmpty: Bool { entries.isEmpty }

    /// Adds a pass that begins.
    mutating func begin(_ completions: [() -> Void]) -> Int {
        nextTicket += 1
        entries.append((nextTicket, completions, false))
        return nextTicket
    }

    /// Takes back a pass that was put off.
    mutating func withdraw(_ ticket: Int) { entries.removeAll { $0.ticket == ticket } }

    /// Ends a pass.
    mutating func end(_ ticket: Int) {
        if let index = entries.firstIndex(where: { $0.ticket == ticket }) { entries[index].isDone = true }
    }

    /// Takes out what is to be run next; nil if that waits for a pass, or there is nothing.
    mutating func next() -> (() -> Void)? {
        while let first = entries.first, first.isDone {
            guard first.completions.isEmpty else { return entries[0].completions.removeFirst() }
            entries.removeFirst()
        }
        return nil
    }
}
