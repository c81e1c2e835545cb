/// A header or footer that a section may have.
public struct HeaderDefinition: Sendable {
    /// What is shown.
    public indirect enum Kind: Sendable {
        /// A title: a constant, a key path or a closure over (section value, context).
        case title(Argument)
        /// A `UITableViewHeaderFooterView` or `UICollectionReusableView` class, filled from (section value, context). The class is registered
        /// beside the cells.
        case view(CellClass, fill: Fill, injections: [CellChoice.Injection])
        /// A view that is there already, or none: a key path into the context, or a function or closure over
        /// (section value, context).
        case existing(Argument)
    }

    /// Over (section value, context), or the names of `whenOffers`; nil for one that is taken otherwise.
    @OutOfLine public var when: Argument? = nil
    /// The path in the context to the class of its view; nil if a mark names the class.
    @OutOfLine public var heldClass: Argument? = nil
    /// The values whose names the expression `when` may be written over.
    public var whenOffers: [ExpressionOffer] = []
    /// Nil for a space of its height alone.
    public var kind: Kind?
    public var height: Height?
    public var estimatedHeight: Height?
    public var readsContext: Bool
    /// Whether it shows a section enum, whose mark says it, and not what its case carries.
    public var isOfEnum = false
    /// The same of what says its height.
    public var heightIsOfEnum = false
    /// What its view tells by itself.
    public var events: [CellEvent] = []
    /// What the layout of a collection view calls it; nil for UIKit's own name.
    public var elementKind: Argument?

    /// True if it is a title.
    public var isTitle: Bool { if case .title? = kind { true } else { false } }
    /// True if it is a view.
    public var isView: Bool { kind != nil && !isTitle }
    /// True if only the state says whether, or which, view is there.
    public var isChosen: Bool { if case .existing? = kind { true } else { when != nil || heldClass != nil } }

    public init(kind: Kind?, height: Height? = nil, readsContext: Bool = false) {
        self.kind = kind
        self.height = height
        self.readsContext = readsContext
    }
}
