/// What a section of a compositional layout was when the layout was asked for.
struct LaidOutSection {
    var ends: SectionEnds
    /// Whether it scrolls by itself, across the layout.
    var isOrthogonal: Bool
    var isList: Bool
}
