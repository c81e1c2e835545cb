import SourceText

/// The code that listgen wrote at the end of a source, between two comments. Nobody reads declarations in it.
public struct GeneratedBlock: Equatable, Sendable {
    /// What the comment begins with that begins a block, and that ends it. Both stand at the start of a line.
    public static let begin = "// listgen:begin"
    public static let end = "// listgen:end"

    /// What is wrong with the comments, or with what stands after them.
    public enum Fault: CaseIterable, Hashable, Sendable {
        /// A beginning without an end, and the reverse.
        case withoutEnd, withoutBegin
        /// A second beginning.
        case second
        /// Something other than white space after the end.
        case followed
    }

    /// From the start of the comment that begins it to the end of the line that ends it.
    public var range: SourceRange
    /// The first fault, and where it is.
    public var fault: Fault?
    public var faultRange: SourceRange

    public init(range: SourceRange, fault: Fault? = nil, at faultRange: SourceRange? = nil) {
        self.range = range
        self.fault = fault
        self.faultRange = faultRange ?? range
    }
}
