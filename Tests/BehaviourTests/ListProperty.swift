/// A property of the list, with the sections that it has to become.
struct ListProperty {
    var name: String
    var type: String
    /// With its marks.
    var declaration: String
    /// Statements of the driver that append what has to be shown to `sections`, for `state`, `context` and `width`.
    var expected: String
}
