/// Where the lexer is when it is not in code at the level of the file. Modes stack: a string in an interpolation in
/// a string is three of them.
enum LexerMode {
    /// Between the quotes of a string with this delimiter.
    case string(StringDelimiter)
    /// In code between `\(` and its `)`; `open` counts the parentheses that are open inside. On one line, it ends
    /// with the line.
    case interpolation(open: Int, multiline: Bool)
}
