/// How a row or section property is declared, as far as generated code repeats it.
public struct PropertyDeclaration: Sendable {
    /// In full.
    public var type: String
    /// As written in front of it: nothing for internal.
    public var access: String
    /// True for a property that is evaluated once an update and kept.
    public var isComputed: Bool
    /// Whether the app declares it optional, and no value means no rows.
    public var isOptional = false

    /// How its value is made of that of the app, if that holds values of a protocol or class marked `rows`.
    @OutOfLine public var made: Made?

    /// Rows that are made of values, with those left out whose type no input declares.
    public struct Made: Sendable {
        /// The enum of the rows.
        public var rows: String
        /// How many values the property of the app holds; if it holds sections, how many each of them does.
        public var from: RowSource.Multiplicity
        /// The type of a section that holds the values and has no mark: its rows are evaluated beside it.
        public var section: String?
        /// The member of such a section that holds them; nil if the section is the collection.
        public var member: String?

        /// What holds such a section with its rows: `EvaluatedRows<[any FeedItem], FeedItemRow>`.
        public var sectionSnapshot: String? { section.map { "EvaluatedRows<\($0), \(rows)>" } }
    }

    /// The outline that its values are, if they hold rows below them.
    @OutOfLine public var outline: Outline?

    /// Rows that have rows below them.
    public struct Outline: Sendable {
        /// What says whether the rows below a row are shown.
        public enum Expansion: Equatable, Sendable {
            /// They always are.
            case always
            /// A `Bool` of the row.
            case member(String)
            /// A set of identities, in what holds the property.
            case identities(String)
        }

        /// The type of the rows.
        public var element: String
        /// The members that lead from a row to those below it.
        public var children: String
        /// Whether these may be missing.
        public var isOptional: Bool
        public var expansion: Expansion

        public init(element: String, children: String, isOptional: Bool, expansion: Expansion) {
            self.element = element
            self.children = children
            self.isOptional = isOptional
            self.expansion = expansion
        }
    }

    public init(type: String, access: String = "", isComputed: Bool = false, made: Made? = nil) {
        self.made = made
        self.type = type
        self.access = access
        self.isComputed = isComputed
    }
}
