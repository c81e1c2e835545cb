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

    /// Qualified by nesting (`Outer.Inner`); for an extension the extended type as written.
    public var name: String
    /// The inherited types as written, white space runs as one space.
    public var inherits: [String]
    /// The attributes as written, arguments included: `@MainActor`, `@available(iOS 15, *)`.
    public var attributes: [String]
    /// `public`, `final`, `nonisolated` and so on, in source order; `private(set)` with its parenthesis. In an extension
    /// that says its access, that comes first unless the declaration says its own.
    public var modifiers: [String]
    public var properties: [Property]
    /// Functions, initialisers and subscripts.
    public var functions: [Function]
    /// The `listgen:` comments that belong to it, in source order.
    public var marks: [MarkComment]
    /// From the first attribute or modifier to the closing brace.
    public var range: SourceRange
    public var nameRange: SourceRange
    public var keywordRange: SourceRange
    public var kind: Kind
    public var language: Language
    private var rare: Rare?

    /// What most declarations have none of. There are many declarations, and they are copied often.
    private final class Rare: Sendable {
        let genericParameters: String?
        let whereClause: String?
        let cases: [EnumCase]
        let typealiases: [Typealias]
        let conditions: [Condition]

        init(
            _ genericParameters: String?, _ whereClause: String?, _ cases: [EnumCase], _ typealiases: [Typealias],
            _ conditions: [Condition]
        ) {
            self.genericParameters = genericParameters
            self.whereClause = whereClause
            self.cases = cases
            self.typealiases = typealiases
            self.conditions = conditions
        }
    }

    /// `<T: Hashable>` as written, or nil.
    public var genericParameters: String? { rare?.genericParameters }

    /// `where …` as written, or nil.
    public var whereClause: String? { rare?.whereClause }

    public var cases: [EnumCase] { rare?.cases ?? [] }

    public var typealiases: [Typealias] { rare?.typealiases ?? [] }

    /// The `#if` clauses around it, outermost first.
    public var conditions: [Condition] { rare?.conditions ?? [] }
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
        let hasRare =
            genericParameters != nil || whereClause != nil || !cases.isEmpty || !typealiases.isEmpty
            || !conditions.isEmpty
        // By the memberwise initialiser: one that assigns each member ends in a copy of so large a value.
        self.init(
            name: name, inherits: inherits, attributes: attributes, modifiers: modifiers, properties: properties,
            functions: functions, marks: marks, range: range, nameRange: nameRange, keywordRange: keywordRange,
            kind: kind, language: language,
            rare: hasRare ? Rare(genericParameters, whereClause, cases, typealiases, conditions) : nil)
    }

    /// Gives it what stands between its braces.
    mutating func setMembers(
        _ properties: [Property], _ cases: [EnumCase], _ functions: [Function], _ typealiases: [Typealias]
    ) {
        self.properties = properties
        self.functions = functions
        if cases.isEmpty, typealiases.isEmpty { return }
        rare = Rare(genericParameters, whereClause, cases, typealiases, conditions)
    }

    /// Lets go of the comments, its own and those of its members, once they are read as marks.
    public mutating func dropMarkComments() {
        marks = []
        // Most have none, and an array that is written to is copied.
        if properties.contains(where: { !$0.marks.isEmpty }) {
            for index in properties.indices { properties[index].marks = [] }
        }
        if cases.contains(where: { !$0.marks.isEmpty }) {
            var cases = cases
            for index in cases.indices { cases[index].marks = [] }
            rare = Rare(genericParameters, whereClause, cases, typealiases, conditions)
        }
        if functions.contains(where: { !$0.marks.isEmpty }) {
            for index in functions.indices { functions[index].marks = [] }
        }
    }
}
