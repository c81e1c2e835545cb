/// What the functions of a row, header or footer may be given.
struct Place {
    /// The values of rank 1.
    var own: [Value]
    /// The section that holds the row.
    var section: Value?
    /// The element of its `RowPosition`, if there is one; the driver knows `index` and `count`.
    var positionOf: String?
    /// Whether the driver knows `path`, and the function may take the list view.
    var hasPath = true
    /// Whether the function is asked before there is a cell or view, so that it gets no list view.
    var isMeasured = false
}
