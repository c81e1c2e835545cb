/// Who says how large the items of a collection view are; for generated code.
public enum ItemSizing: Sendable {
    /// The layout, or a subclass that is written by hand.
    case ofLayout
    /// Marks: a flow layout measures nothing by itself.
    case declared
    /// Each cell, which a flow layout measures.
    case measured
}
