/// A list state that random edits lead away from.
protocol RandomState {
    static func start() -> Self
    mutating func edit(using random: inout SeededGenerator)
}
