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

    /// Ends a pass and returns what is to be run now.
    mutating func end(_ ticket: Int) -> [() -> Void] {
        guard let index = entries.firstIndex(where: { $0.ticket == ticket }) else { return [] }
        entries[index].isDone = true
        let done = entries.prefix { $0.isDone }
        entries.removeFirst(done.count)
        return done.flatMap(\.completions)
    }
}
