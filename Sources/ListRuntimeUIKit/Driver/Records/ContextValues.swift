/// The context of a list: what cells are filled with now, and what was set while a pass runs.
struct ContextValues<Context> {
    private(set) var current: Context
    /// What was set while a pass runs.
    private(set) var next: Context?
    /// Counts what the context has been.
    private(set) var version = 0

    init(_ context: Context) { current = context }

    /// What the context will be.
    var newest: Context { next ?? current }

    /// Leaves a context to the next pass.
    mutating func putOff(_ context: Context) { next = context }

    /// Has a context be the current one.
    mutating func advance(to context: Context) {
        (current, next) = (context, nil)
        version += 1
    }
}
