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

    /// The words that mean something else behind a dot.
    private static let reservedMembers: Set<String> = ["init", "self", "Type", "Protocol"]

    /// True where a declaration named `name` (given without back-ticks) has to be written in back-ticks.
    public static func needsBackticks(_ name: String) -> Bool {
        reserved.contains(name) || !isPlain(name)
    }

    /// True where `name` has to be written in back-ticks behind a dot.
    public static func needsBackticksAsMember(_ name: String) -> Bool {
        reservedMembers.contains(name) || !isPlain(name)
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
    public static func spelledAsLabel(_ name: String) -> String { isPlain(name) ? name : "`\(name)`" }

    /// As a component of a type's name, where `Self`, `Any` and metatypes keep their meaning.
    public static func spelledAsMember(_ name: String) -> String {
        let keepsMeaning = reservedMembers.contains(name) || name == "Self" || name == "Any" || name == "_"
        return !keepsMeaning && (reserved.contains(name) || !isPlain(name)) ? "`\(name)`" : name
    }

    /// True for a letter or underscore (or any character beyond ASCII) and then letters, digits, underscores.
    private static func isPlain(_ name: String) -> Bool {
        guard let first = name.utf8.first, first < 0x30 || first > 0x39 else { return false }
        return name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
                true
            default:
                false
            }
        }
    }
}
