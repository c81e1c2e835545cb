/// What opens and closes a string literal.
struct StringDelimiter {
    var pounds: Int
    /// Three quotes.
    var multiline: Bool
}
