/// The header or footer of a section.
public struct HeaderDefinition: Sendable {
    /// What is shown.
    public enum Kind: Sendable {
        /// A title: a constant, a key path or a closure over (section value, context).
        case title(Argument)
        /// A `UITableViewHeaderFooterView` class, filled from (section value, context). The class is registered
        /// beside the cells.
        case view(CellClass, fill: Fill, injections: [CellChoice.Injection])
    }

    /// Nil for a space of its height alone.
    public var kind: Kind?
    public var height: Height?
    public var readsContext: Bool

    /// True if it is a title.
    public var isTitle: Bool { if case .title? = kind { true } else { false } }
    /// True if it is a view of a class of its own.
    public var isView: Bool { if case .view? = kind { true } else { false } }

    public init(kind: Kind?, height: Height? = nil, readsContext: Bool = false) {
        self.kind = kind
        self.height = height
        self.readsContext = readsContext
    }
}
