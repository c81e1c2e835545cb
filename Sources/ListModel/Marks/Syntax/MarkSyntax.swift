import SourceText
import SwiftSurface

/// The text of a mark, taken apart: `row(cell: PostCell, height: 44)`. All ranges are places in the file.
///
/// What follows the name or the closing parenthesis is prose and is not read.
public struct MarkSyntax: Sendable {
    /// One argument in the parentheses, or an element of an array.
    public struct Argument: Equatable, Sendable {
        public var label: String?
        public var labelRange: SourceRange?
        /// The value as written, a line end between the lines of a mark over several.
        public var text: String
        /// Of the value.
        public var range: SourceRange
        public var value: ArgumentValue

        public init(
            label: String? = nil, labelRange: SourceRange? = nil, text: String, range: SourceRange,
            value: ArgumentValue
        ) {
            self.label = label
            self.labelRange = labelRange
            self.text = text
            self.range = range
            self.value = value
        }
    }

    /// What is wrong with the form of a mark.
    public struct Fault: Equatable, Sendable {
        /// The kinds of it.
        public enum Kind: Equatable, Sendable {
            /// Nothing that is a name stands behind `listgen:`.
            case missingName
            /// White space stands between the name and the parenthesis.
            case spaceBeforeParenthesis
            /// The parenthesis never closes. The range is that of the opening one.
            case unclosedParenthesis
            /// A bracket inside an argument has no counterpart before the bracket around it closes.
            case unclosedBracket
            /// A closing bracket inside an argument has no counterpart before it.
            case strayBracket
            /// A second argument starts where a comma should stand.
            case missingComma
            /// No value stands after a label or between two commas.
            case missingValue
            /// A fault of the text itself, such as a string that does not end.
            case lexical(LexicalFault)

            var isLexical: Bool {
                if case .lexical(let fault) = self { return fault != .unbalancedBrace }
                return false
            }
        }

        public var kind: Kind
        public var range: SourceRange

        public init(_ kind: Kind, _ range: SourceRange) {
            self.kind = kind
            self.range = range
        }
    }

    /// Empty where it is missing.
    public var name: String
    public var nameRange: SourceRange
    public var arguments: [Argument]
    public var hasParentheses: Bool
    /// From the name to the closing parenthesis.
    public var range: SourceRange
    /// In source order.
    public var errors: [Fault]

    public init(_ mark: MarkComment) {
        self = MarkSyntaxReader.read(mark)
    }

    init(name: String, nameRange: SourceRange) {
        self.name = name
        self.nameRange = nameRange
        arguments = []
        hasParentheses = false
        range = nameRange
        errors = []
    }
}
