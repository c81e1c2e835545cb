import ListModel

/// What an argument of a mark says of a row of a kind, as an expression over the row.
struct RowArgument {
    let leaf: RowLeaf
    let value: String
    private let bound: Set<Int>
    private let isGuarded: Bool

    /// - Parameters:
    ///   - role: What a function of the argument is called, after the name of the row.
    ///   - isWrapped: Whether the initializer of the type makes the value of it.
    init(
        _ argument: Argument, _ role: String, returning type: String, isWrapped: Bool = false, of leaf: RowLeaf,
        in owner: ClassValues,
        _ functions: inout MarkFunctions
    ) {
        let call = owner.call(leaf)
        self.leaf = leaf
        bound = CallText.bound(by: argument, of: leaf)
        isGuarded = owner.list.isContextWeak && WeakContextText.isRead(by: argument.values)
        value = functions.value(
            of: argument, role: Namer.joined([Namer.flatName(leaf), role]), type: ForeignSpelling.marked(type),
            offers: [],
            call: call, conditions: leaf.conditions, isWrapped: isWrapped)
    }

    /// One of two expressions; a test that is a literal has chosen already.
    static func choice(_ test: String, _ yes: String, _ no: String) -> String {
        test == "true" ? yes : test == "false" ? no : "\(test) ? \(yes) : \(no)"
    }

    /// The statements over the value; without a context that is needed and gone, `otherwise` is returned.
    func branch(otherwise: String, _ body: (String) -> [String]) -> RowSwitch.Branch {
        let lead = isGuarded ? [WeakContextText.unwrapped(otherwise: otherwise)] : []
        return RowSwitch.Branch(leaf, bound: bound, body: lead + body(value))
    }
}
