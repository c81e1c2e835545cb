/// One `row` mark of a kind: a cell, and when it is taken.
public struct CellChoice: Sendable {
    /// Over (payload values…, context), or the names of `whenOffers`; nil for the one that is taken otherwise.
    @OutOfLine public var when: Argument?
    /// The values whose names the expression `when` may be written over.
    public var whenOffers: [ExpressionOffer] = []
    /// The case name in the `Cell` enum; the type of one that is owned.
    public var cell: String
    /// The key path from the context, for a cell that it owns and that is never dequeued.
    @OutOfLine public var owned: Argument? = nil
    /// Whether that leads to an array, whose cells show the rows at their places in this property of such elements; nil
    /// for one cell.
    @OutOfLine public var ownedAt: FillValue? = nil
    /// How it is made, for a cell that its row keeps and that is never dequeued.
    @OutOfLine public var kept: Kept? = nil
    /// The key path from the context to the class of the cell, if that holds it.
    @OutOfLine public var heldClass: Argument? = nil
    /// What says the reuse identifier of each row, over (payload values…, context); nil for that of the class.
    @OutOfLine public var identifier: Argument? = nil
    public var fill: Fill
    /// The delegate-like members that are set before the cell is filled.
    public var injections: [Injection]
    /// What the cell tells by itself.
    public var events: [CellEvent] = []
    /// The list that it shows, if the row is one.
    @OutOfLine public var nested: NestedList? = nil
    /// What of it a menu of the row opens from; nil for all of it.
    @OutOfLine public var lift: Lift? = nil
    /// True if a row that is shown by it reads the context: a `when` up to here does, or the cell, or its height.
    public var readsContext = false
    /// True if something fills the cell from what neither the row nor the context says, so that it is filled again
    /// with every state.
    public var readsBeyondRow = false
    /// True if it shows whether its row is selected or chosen.
    public var readsSelection = false
    /// True if a cell that is to be filled again is replaced instead.
    public var isReloaded = false

    public init(when: Argument? = nil, cell: String, fill: Fill, injections: [Injection] = []) {
        self.when = when
        self.cell = cell
        self.fill = fill
        self.injections = injections
    }

    /// How a cell is made that its row keeps.
    public struct Kept: Equatable, Sendable {
        /// `value1` for a `UITableViewCell` of that style.
        public var style: String?
        /// The nib that it comes from; nil if its class makes it.
        public var nib: NibOrigin?
        /// The reuse identifier of the prototype that it is made of.
        public var prototype: String?

        public init(style: String? = nil, nib: NibOrigin? = nil, prototype: String? = nil) {
            self.style = style
            self.nib = nib
            self.prototype = prototype
        }
    }

    /// `cell.delegate = context.delegate`.
    public struct Injection: Sendable {
        public var member: String
        public var value: FillValue

        public init(member: String, value: FillValue) {
            self.member = member
            self.value = value
        }
    }
}
