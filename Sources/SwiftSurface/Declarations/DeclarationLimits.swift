/// Bounds on what the declaration parser takes in.
enum DeclarationLimits {
    /// Types inside types; deeper ones are passed with a fault, so that qualified names stay short.
    static let nesting = 100
    /// Generic arguments inside generic arguments in expressions; beyond, a `<` is an operator.
    static let genericArguments = 32
}
