/// One section of a list under construction.
struct BuiltSection {
    var definition: SectionDefinition
    var leaves: [BuiltLeaf]
    /// The view classes of its header and footer.
    var headers: [CellUse]
}
