/// A list with what only checks ask for.
struct BuiltList {
    var definition: ListDefinition
    var leaves: [BuiltLeaf]
    /// The view classes of its rows, headers and footers.
    var uses: [CellUse]
    /// Whether it deselects a row after each tap.
    var deselects: Bool
}
