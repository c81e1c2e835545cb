#if !canImport(UIKit)
/// The changes between the outermost begin and end of an update.
struct UpdateSession {
    typealias Completion = (Bool) -> Void

    private var depth = 0
    private var batch: HeadlessBatch?
    private var completions: [Completion] = []

    var isOpen: Bool { depth > 0 }

    mutating func begin() {
        if depth == 0 { batch = HeadlessBatch() }
        depth += 1
    }
    mutating func add(_ completion: Completion?) {
        if let completion { completions.append(completion) }
    }
    mutating func change(_ edit: (inout HeadlessBatch) -> Void) {
        guard var changed = batch else { return }
        batch = nil
        edit(&changed)
        batch = changed
    }
    /// After `reloadData()` in the block everything is asked again at the next layout.
    mutating func forgetChanges() { batch = nil }

    /// What is to be done now; nil while an outer update is open. The batch is nil if it was forgotten.
    mutating func end() -> (batch: HeadlessBatch?, completions: [Completion])? {
        guard depth > 0 else { return nil }
        depth -= 1
        guard depth == 0 else { return nil }
        defer { (batch, completions) = (nil, []) }
        return (batch, completions)
    }
}
#endif
