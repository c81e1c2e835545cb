/// The view classes of the rows of a list, by reuse identifier.
public protocol ListCellKind {
    /// The reuse identifier.
    var rawValue: String { get }
}
