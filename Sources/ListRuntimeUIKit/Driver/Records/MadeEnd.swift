/// The place of a header or footer that a function makes.
struct MadeEnd: Hashable {
    var isHeader: Bool
    var section: Int
    /// The number of the one that applies, in the order of the marks.
    var index: Int
}
