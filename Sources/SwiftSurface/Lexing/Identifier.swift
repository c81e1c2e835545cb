import SourceText

/// What Swift's grammar says about identifiers.
public enum Identifier {
    /// The words that cannot name a declaration without back-ticks.
    private static let reserved = Set(
        words: """
            Any Self as associatedtype break case catch class continue default defer deinit do else enum extension
            fallthrough false fileprivate for func guard if import in init inout internal is let nil operator
            precedencegroup private protocol public repeat rethrows return self static struct subscript super switch
            throw throws true try typealias var where while _
            """)

    /// The words that mean something else after a dot.
    private static let reservedMembers: Set<String> = ["init", "self", "Type", "Protocol"]

    /// Whether `name` is a name as it stands, if no word of the grammar is like it.
    public static func isName(_ name: String) -> Bool { shape(name) != .other }

    /// True if a declaration named `name` (given without back-ticks) has to be written in back-ticks.
    public static func needsBackticks(_ name: String) -> Bool {
        switch shape(name) {
        case .camel: false
        case .word: reserved.contains(name)
        case .other: true
        }
    }

    /// True if `name` has to be written in back-ticks after a dot.
    public static func needsBackticksAsMember(_ name: String) -> Bool {
        switch shape(name) {
        case .camel: false
        case .word: reservedMembers.contains(name)
        case .other: true
        }
    }

    /// `name` as it is declared, in back-ticks if it needs them.
    public static func spelled(_ name: String) -> String {
        needsBackticks(name) ? "`\(name)`" : name
    }

    /// `name` without the back-ticks around it, if any.
    public static func unquoted(_ name: String) -> String {
        name.count > 2 && name.hasPrefix("`") && name.hasSuffix("`") ? String(name.dropFirst().dropLast()) : name
    }

    /// `name` in front of a colon, where words of the grammar need no back-ticks.
    public static func spelledAsLabel(_ name: String) -> String {
        shape(name) == .other || specifiers.contains(name) ? "`\(name)`" : name
    }

    /// The words that say how a parameter is passed, so that none of them is a label.
    private static let specifiers: Set<String> = ["inout", "let", "var"]

    /// True if an expression or a body that begins with `name` would mean something else: an accessor, or a keyword.
    public static func needsBackticksFirst(_ name: String) -> Bool { needsBackticks(name) || leading.contains(name) }

    private static let leading: Set<String> = ["await", "didSet", "get", "set", "willSet"]

    /// As a component of a type's name, where `Self`, `Any` and metatypes keep their meaning.
    public static func spelledAsMember(_ name: String) -> String {
        let isSpelled =
            switch shape(name) {
            case .camel: true
            case .word:
                !reserved.contains(name) || reservedMembers.contains(name) || name == "Self" || name == "Any"
                    || name == "_"
            case .other: false
            }
        return isSpelled ? name : "`\(name)`"
    }

    /// Whether after a dot the name means the metatype of what is before it, unless it is in back-ticks.
    public static func namesMetatype(_ name: String) -> Bool { name == "Type" || name == "Protocol" }

    /// What a name looks like: only a word can be one of the grammar, so the others are not looked up.
    private enum Shape {
        /// Letters, digits and underscores that are not all small letters after the first.
        case camel
        /// A letter and then small letters, or an underscore.
        case word
        /// What is no name without back-ticks.
        case other
    }

    /// A name is a letter or underscore (or any character beyond ASCII) and then letters, digits, underscores. O(bytes).
    private static func shape(_ name: String) -> Shape {
        var name = name
        return name.withUTF8 { bytes in
            guard let first = bytes.first, first < 0x30 || first > 0x39 else { return .other }
            var isWord = true
            for (index, byte) in bytes.enumerated() {
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"): break
                case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): if index > 0 { isWord = false }
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), 0x80...: isWord = false
                default: return .other
                }
            }
            return isWord ? .word : .camel
        }
    }
}
