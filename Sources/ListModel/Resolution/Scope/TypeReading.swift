/// What the members of a type mean.
struct TypeReading<Sites> {
    /// Nil if they are faulty.
    let sites: Sites?
    /// Whether an error was reported of them.
    let hasErrors: Bool
}
