import SourceText

/// What can be wrong with a header.
public struct HeaderFault: Sendable {
    /// What it is.
    public enum Kind: Equatable, Sendable {
        /// A bracket, an `@interface` or an `#if` that nothing closes, or one too many, as it is written. The header is
        /// not read.
        case unbalanced(String)
        /// Brackets, or typedefs of typedefs, beyond what clang takes. The header is not read.
        case nestedTooDeeply
        /// The header includes itself; it is read once.
        case includesItself
        /// `#error`, with its text.
        case errorDirective(String)
        /// What clang could not make sense of first, and how many such places there are. The rest of the header is
        /// read.
        case incomplete(String, count: Int)
        /// clang failed on the header as a whole.
        case unreadable
    }

    public var kind: Kind
    public var range: SourceRange

    public init(_ kind: Kind, _ range: SourceRange) {
        self.kind = kind
        self.range = range
    }
}
