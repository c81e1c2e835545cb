import SourceText

/// A value that a mark gives: Swift text that is copied into the output.
public struct Argument: Equatable, Sendable {
    /// What kind of text it is, which decides how it is called.
    public enum Form: Equatable, Sendable {
        /// `44`, `"Stories"`, `.automatic`, `UITableView.automaticDimension`: a value as it stands.
        case constant
        /// `\.title`, `\ContactGroup.title`: applied to the first value on offer. The members after the backslash,
        /// joined by dots: `title`.
        case keyPath(members: String)
        /// `{ tag, context in … }`: called with its first `parameterCount` values on offer.
        case closure(parameterCount: Int)
        /// An expression over names in scope (`cell`, `row`, `list`, the labels of the case).
        case expression
        /// The name of a function: `Cells.fill(_:with:)`.
        indirect case function(FunctionCall)
    }

    public var form: Form
    /// As written.
    public var text: String
    public var place: SourcePlace
    /// 1-based line and 1-based UTF-8 column of the first byte of `text`.
    public var line: Int
    public var column: Int
    /// True if the text cannot fail to compile: a literal of the wanted type, or a key path whose members were
    /// all found among the declarations. Such text is written in line, anything else under `#sourceLocation`.
    public var isVerified: Bool
    /// What it is called with, in order, where it says so by names; nil for the first values that its place has on offer.
    @OutOfLine public var taken: [ExpressionOffer]? = nil

    public init(
        form: Form, text: String, place: SourcePlace, line: Int, column: Int, isVerified: Bool
    ) {
        self.form = form
        self.text = text
        self.place = place
        self.line = line
        self.column = column
        self.isVerified = isVerified
    }

    /// The call, for the name of a function.
    public var call: FunctionCall? {
        if case .function(let call) = form { return call }
        return nil
    }

    /// What it is called with by name, or what the function that it names reads.
    public var values: [FillValue] { call?.values ?? taken?.map(\.value) ?? [] }

    /// The names in the text, those of members included.
    public var names: Set<String> {
        Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    }
}
