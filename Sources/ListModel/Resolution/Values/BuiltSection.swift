/// One section of a list under construction.
struct BuiltSection {
    var definition: SectionDefinition
    /// Its row kinds, each with the view classes that it uses.
    var leaves: [(RowLeaf, [CellUse])]
    /// The view classes of its header and footer.
    var headers: [CellUse]
}
