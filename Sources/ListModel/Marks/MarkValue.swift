import SourceText

/// A value in a mark: what it is, as written and where.
public struct MarkValue: Sendable {
    /// What kind of Swift the text is.
    public indirect enum Form: Sendable {
        /// `44`, `-0.5`, as written.
        case number
        /// A string literal without interpolation; its text.
        case string(String)
        case boolean(Bool)
        /// `.table`: the name after the dot.
        case member(String)
        /// `.weak(FeedController)`: the name after the dot and the only value in the parentheses.
        case closed(String, MarkValue)
        /// `StoryCell`, `Mail.StoryCell`, `Box<Int>`, `any Theme`: a name or type without white space around it.
        case name(String)
        /// `Cells.fill(_:with:)`: base name and labels, `_` for none.
        case function(base: String, labels: [String])
        case keyPath(MarkKeyPath)
        /// `{ story, context in … }`: its parameter names; `$0` and so on where it names none.
        case closure(parameters: [String])
        /// `[a, b]`.
        case array([MarkValue])
        /// `nil`.
        case nothing
        /// Anything else: calls, assignments, operators.
        case expression
    }

    public var form: Form
    /// As written; the lines of a mark over several comment lines are joined by a line feed, their markers left out.
    public var text: String
    public var place: SourcePlace
    /// 1-based line and 1-based UTF-8 column of the first byte.
    public var line: Int
    public var column: Int
    /// What the closure of an `id:` gives, if the mark says it: after `->`, or after `as`, which follows the closure.
    public var resultType: String?

    public init(form: Form, text: String, place: SourcePlace, line: Int, column: Int) {
        self.form = form
        self.text = text
        self.place = place
        self.line = line
        self.column = column
    }

    /// The elements of an array; the value itself where it is none.
    public var elements: [MarkValue] {
        if case .array(let elements) = form { return elements }
        return [self]
    }

    /// The type or name that it spells, or nil.
    public var name: String? {
        if case .name(let name) = form { return name }
        return nil
    }

    /// The text of the string literal that it is, or nil.
    public var string: String? {
        if case .string(let text) = form { return text }
        return nil
    }

    /// The Bool literal that it is, or nil.
    public var boolean: Bool? {
        if case .boolean(let value) = form { return value }
        return nil
    }

    /// The name after the dot that it is, or nil.
    public var member: String? {
        if case .member(let member) = form { return member }
        return nil
    }

    /// The name of the form that it is written as: `owned` of `.owned(\.nameCell)`, `mine` of `.mine`.
    var closedForm: Substring? {
        if let member { return Substring(member) }
        if case .closed(let name, _) = form { return Substring(name) }
        guard case .expression = form, text.first == "." else { return nil }
        let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return text[name.endIndex...].first == "(" && text.last == ")" ? name : nil
    }

    /// What stands in the parentheses of a closed form: `FeedController` of `.weak(FeedController)`.
    public func closed(_ name: String) -> MarkValue? {
        if case .closed(name, let value) = form { return value }
        return nil
    }

    /// The key path that it is, or nil.
    public var keyPath: MarkKeyPath? {
        if case .keyPath(let keyPath) = form { return keyPath }
        return nil
    }

    /// The value as the resolved model wants it: a name or call is a constant unless `form` says otherwise.
    public func argument(form: ListModel.Argument.Form? = nil, isVerified: Bool) -> ListModel.Argument {
        ListModel.Argument(
            form: form ?? argumentForm, text: text, place: place, line: line, column: column, isVerified: isVerified)
    }

    private var argumentForm: ListModel.Argument.Form {
        switch form {
        case .keyPath(let keyPath): .keyPath(members: keyPath.members)
        case .closure(let parameters): .closure(parameterCount: parameters.count)
        case .number, .string, .boolean, .member, .closed, .name, .function, .array, .nothing, .expression: .constant
        }
    }
}
