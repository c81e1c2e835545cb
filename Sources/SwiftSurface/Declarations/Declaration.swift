import SourceText

/// A nominal type or an extension as its source spells it, outside function bodies.
public struct Declaration: Sendable {
    /// The keyword that introduces it.
    public enum Kind: String, Hashable, Sendable {
        case `struct`, `class`, `enum`, `actor`, `protocol`, `extension`
    }

    /// The language that it is written in. What is written in Objective-C is told as Swift sees it: a category is an
    /// extension, a type is the one that the compiler imports.
    public enum Language: Hashable, Sendable {
        case swift, objectiveC
    }

    public var kind: Kind
    public var language: Language
    /// Qualified by nesting (`Outer.Inner`); for an extension the extended type as written.
    public var name: String
    /// The inherited types as written, white space runs as one space.
    public var inherits: [String]
    /// The attributes as written, arguments included: `@MainActor`, `@available(iOS 15, *)`.
    public var attributes: [String]
    /// `public`, `final`, `nonisolated` and so on, in source order; `private(set)` with its parenthesis. In an extension
    /// that says its access, that comes first unless the declaration says its own.
    public var modifiers: [String]
    /// `<T: Hashable>` as written, or nil.
    public var genericParameters: String?
    /// `where …` as written, or nil.
    public var whereClause: String?
    public var properties: [Property]
    public var cases: [EnumCase]
    /// Functions, initialisers and subscripts.
    public var functions: [Function]
    public var typealiases: [Typealias]
    /// The `#if` clauses around it, outermost first.
    public var conditions: [Condition]
    /// The `listgen:` comments that belong to it, in source order.
    public var marks: [MarkComment]
    /// From the first attribute or modifier to the closing brace.
    public var range: SourceRange
    public var nameRange: SourceRange
    public var keywordRange: SourceRange
}

extension Declaration {
    public init(
        kind: Kind, language: Language = .swift, name: String, inherits: [String] = [], attributes: [String] = [],
        modifiers: [String] = [],
        genericParameters: String? = nil, whereClause: String? = nil, properties: [Property] = [],
        cases: [EnumCase] = [], functions: [Function] = [], typealiases: [Typealias] = [],
        conditions: [Condition] = [], marks: [MarkComment] = [], range: SourceRange, keywordRange: SourceRange,
        nameRange: SourceRange
    ) {
        // By the memberwise initialiser: one that assigns each member ends in a copy of so large a value.
        self.init(
            kind: kind, language: language, name: name, inherits: inherits, attributes: attributes,
            modifiers: modifiers, genericParameters: genericParameters, whereClause: whereClause,
            properties: properties, cases: cases, functions: functions, typealiases: typealiases,
            conditions: conditions, marks: marks, range: range, nameRange: nameRange, keywordRange: keywordRange)
    }
    /// Lets go of the comments, its own and those of its members, once they are read as marks.
    public mutating func dropMarkComments() {
        marks = []
        // Most have none, and an array that is written to is copied.
        if properties.contains(where: { !$0.marks.isEmpty }) {
            for index in properties.indices { properties[index].marks = [] }
        }
        if cases.contains(where: { !$0.marks.isEmpty }) {
            for index in cases.indices { cases[index].marks = [] }
        }
        if functions.contains(where: { !$0.marks.isEmpty }) {
            for index in functions.indices { functions[index].marks = [] }
        }
    }
}
