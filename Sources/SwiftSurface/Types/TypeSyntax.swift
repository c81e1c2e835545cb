/// A type as written, taken apart as far as matching models and cells needs.
///
/// Parentheses around a single type are dropped and come back in `description` where they are needed.
public indirect enum TypeSyntax: Equatable, Sendable {
    /// One step of a dotted name: `Dictionary<Int, String>`.
    public struct Component: Equatable, Sendable {
        /// Without back-ticks.
        public var name: String
        public var genericArguments: [TypeSyntax]
        /// Whether the name keeps its back-ticks: without them it would be that of a metatype.
        public var isQuoted: Bool

        public init(_ name: String, genericArguments: [TypeSyntax] = [], isQuoted: Bool = false) {
            self.name = name
            self.genericArguments = genericArguments
            self.isQuoted = isQuoted
        }

        /// The last component of the name of a type that is declared: one called `Type` keeps its back-ticks.
        public init(declared name: String) {
            self.init(name, isQuoted: Identifier.namesMetatype(name))
        }

        /// The same with other arguments.
        public func with(_ arguments: [TypeSyntax]) -> Component {
            Component(name, genericArguments: arguments, isQuoted: isQuoted)
        }
    }

    /// An element of a tuple, with its label if it has one.
    public struct Element: Equatable, Sendable {
        public var label: String?
        public var type: TypeSyntax

        public init(label: String? = nil, type: TypeSyntax) {
            self.label = label
            self.type = type
        }
    }

    /// `Outer.Inner<Int>`
    case named([Component])
    /// `T?`
    case optional(TypeSyntax)
    /// `T!`
    case implicitlyUnwrapped(TypeSyntax)
    /// `[T]`
    case array(TypeSyntax)
    /// `[K: V]`
    case dictionary(key: TypeSyntax, value: TypeSyntax)
    /// `()` or at least two elements.
    case tuple([Element])
    /// `(A) async throws -> B`, as written.
    case function(String)
    /// `some P`
    case some(TypeSyntax)
    /// `any P`
    case any(TypeSyntax)
    /// `@escaping T`, `inout T`: the attributes and specifiers as written, then the type.
    case attributed(String, TypeSyntax)
    /// Whatever else, as written: compositions, metatypes of parenthesised types, packs, faulty text.
    case other(String)

    /// Reads `text` as one type; text that is no type, or one nested more than 64 deep, gives `.other`.
    public init(parsing text: String) {
        if let name = Self.plainName(text) {
            self = .named([Component(name)])
            return
        }
        var reader = TypeReader(text)
        self = reader.readWhole()
    }

    /// The text of most types: a word of ASCII that begins with a capital, which no keyword does but `Any` and `Self`.
    private static func plainName(_ text: String) -> String? {
        guard let first = text.utf8.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z"),
            text.utf8.allSatisfy({ byte in
                byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
                    || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
            })
        else { return nil }
        return text
    }
}

extension TypeSyntax {
    /// The types directly inside it, generic arguments of names among them; none of what is kept as written.
    public var parts: [TypeSyntax] {
        switch self {
        case .named(let components): components.flatMap(\.genericArguments)
        case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .some(let type), .any(let type),
            .attributed(_, let type):
            [type]
        case .dictionary(let key, let value): [key, value]
        case .tuple(let elements): elements.map(\.type)
        case .function, .other: []
        }
    }

    /// The last step of a name; nil for what is no name.
    public var lastComponent: Component? {
        guard case .named(let components) = self else { return nil }
        return components.last
    }

    /// Whether it has at most so many parts, counting those of its parts.
    public func isWithin(_ count: Int) -> Bool {
        var open = [self]
        var found = 0
        while let type = open.popLast() {
            found += 1
            guard found <= count else { return false }
            open += type.parts
        }
        return true
    }

    /// The same type of other parts: `transform` gives what stands for each.
    public func replacingParts(_ transform: (TypeSyntax) -> TypeSyntax) -> TypeSyntax {
        switch self {
        case .named(let components):
            .named(components.map { $0.with($0.genericArguments.map(transform)) })
        case .optional(let type): .optional(transform(type))
        case .implicitlyUnwrapped(let type): .implicitlyUnwrapped(transform(type))
        case .array(let type): .array(transform(type))
        case .dictionary(let key, let value): .dictionary(key: transform(key), value: transform(value))
        case .tuple(let elements): .tuple(elements.map { Element(label: $0.label, type: transform($0.type)) })
        case .some(let type): .some(transform(type))
        case .any(let type): .any(transform(type))
        case .attributed(let attributes, let type): .attributed(attributes, transform(type))
        case .function, .other: self
        }
    }
}

extension TypeSyntax: CustomStringConvertible {
    /// The type in Swift.
    public var description: String {
        switch self {
        case .named(let components):
            components.count == 1 ? components[0].description : components.map(\.description).joined(separator: ".")
        case .optional(let wrapped):
            wrapped.operand + "?"
        case .implicitlyUnwrapped(let wrapped):
            wrapped.operand + "!"
        case .array(let element):
            "[\(element)]"
        case .dictionary(let key, let value):
            "[\(key): \(value)]"
        case .tuple(let elements):
            "(" + elements.map(\.description).joined(separator: ", ") + ")"
        case .function(let text), .other(let text):
            text
        case .some(let constraint):
            "some \(constraint)"
        case .any(let constraint):
            "any \(constraint)"
        case .attributed(let attributes, let type):
            "\(attributes) \(type)"
        }
    }

    /// In parentheses where a postfix `?` or `!` would otherwise bind to a part of it.
    private var operand: String {
        switch self {
        case .function, .some, .any, .attributed, .other: "(\(self))"
        default: description
        }
    }
}

extension TypeSyntax.Component: CustomStringConvertible {
    public var description: String {
        let spelled = isQuoted ? "`\(name)`" : Identifier.spelledAsMember(name)
        return genericArguments.isEmpty
            ? spelled : spelled + "<" + genericArguments.map(\.description).joined(separator: ", ") + ">"
    }
}

extension TypeSyntax.Element: CustomStringConvertible {
    public var description: String {
        label.map { "\($0): \(type)" } ?? type.description
    }
}
