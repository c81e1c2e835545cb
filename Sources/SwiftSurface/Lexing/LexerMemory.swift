import SourceText

/// What searches ahead found, so that no byte is searched again and again.
struct LexerMemory {
    /// Up to here no bare regex and no placeholder closes on its line.
    var noRegexBefore = 0
    var noPlaceholderBefore = 0
    /// The last search for a quote with so many pounds, from here: its place, or the end of the line.
    var rawQuote = (pounds: -1, from: 0, found: false, at: 0)
    /// Behind the last regex literal: a slash there divides.
    var regexEnd = -1
    /// The last run of comments.
    var comments = SourceRange(-1, -1)
    var lastStringStart = 0
}
