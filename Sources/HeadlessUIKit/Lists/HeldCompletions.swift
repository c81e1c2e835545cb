#if !canImport(UIKit)
/// Completions of updates that wait for the end of their animation.
struct HeldCompletions {
    /// Whether updates that animate have their completions wait.
    var isOn = false
    /// Those of each update, in the order in which the updates began.
    private var updates: [[UpdateSession.Completion]] = []

    var count: Int { updates.count }

    mutating func add(_ completions: [UpdateSession.Completion]) {
        if !completions.isEmpty { updates.append(completions) }
    }

    /// Takes out those of one update; nil if there is no such update.
    mutating func remove(_ number: Int) -> [UpdateSession.Completion]? {
        updates.indices.contains(number) ? updates.remove(at: number) : nil
    }
}
#endif
