/// What opens and closes a string literal.
struct StringDelimiter: Equatable {
    var pounds: Int
    /// Three quotes.
    var multiline: Bool
}
