extension ListChanges {
    private static let stops = TaskLocal(wrappedValue: false)

    /// What a comparison of two states gives that is made in it, for a task of its own: nil if that is cancelled.
    ///
    /// Comparisons in it stop then, after the section they are in; in a long one after the pass over its rows that is
    /// made, of which there is a handful.
    public static func unlessCancelled<Result>(_ compare: () -> Result) -> Result? {
        guard !Task.isCancelled else { return nil }
        let result = stops.withValue(true, operation: compare)
        return Task.isCancelled ? nil : result
    }

    /// True in `unlessCancelled` where the task is cancelled, for comparisons of your own: what they give is dropped.
    public static var areDropped: Bool { stops.get() && Task.isCancelled }

    /// Whether comparisons stop; asked once for each.
    @usableFromInline @inline(never)
    static func canStop() -> Bool { stops.get() }

    /// A call of its own: inlined it would grow what it is asked in.
    @usableFromInline @inline(never)
    static func isTaskCancelled() -> Bool { Task.isCancelled }
}
