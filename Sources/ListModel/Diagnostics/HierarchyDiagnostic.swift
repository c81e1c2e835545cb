import SourceText

/// What can be wrong with a protocol or base class whose types below it are kinds of rows.
public enum HierarchyDiagnostic: DiagnosticCase {
    case noKinds(String, isProtocol: Bool)
    /// `path` leads from what it inherits from back to it.
    case cyclicHierarchy(String, path: [String])
    case genericKind(String, of: String)
    case takenRowsName(String, of: String, taken: SourcePlace)

    @_optimize(none)
    public static var samples: [Self] {
        [
            .noKinds("FeedItem", isProtocol: true), .cyclicHierarchy("Message", path: ["Photo"]),
            .genericKind("Box", of: "FeedItem"),
            .takenRowsName(
                "FeedItemRow", of: "FeedItem", taken: SourcePlace(path: "Feed.swift", range: SourceRange(0, 0))),
        ]
    }

    @_optimize(none)
    public var entry: DiagnosticEntry {
        switch self {
        case .noKinds(let name, let isProtocol):
            DiagnosticEntry(
                "no-kinds", mayFollowFrom: .absence,
                isProtocol
                    ? "no type among the inputs conforms to `\(name)`"
                    : "no class among the inputs inherits from `\(name)`",
                remedy: isProtocol
                    ? "list the folder of the types that do under `generate:` or `read:` in .listgen.yml"
                    : "take `rows` away: then `\(name)` is one kind of row; or list the folder of the subclasses under "
                        + "`generate:` or `read:` in .listgen.yml",
                explanation: """
                    The types that conform to a protocol marked `rows`, or inherit from a class that is, are the kinds of \
                    its rows. listgen looks for them in all files that it is given.
                    """,
                wrong: "// listgen:rows\nprotocol FeedItem { }",
                right: "// listgen:rows\nprotocol FeedItem { }\nstruct Post: FeedItem { let id: Int }")
        case .cyclicHierarchy(let name, let path):
            DiagnosticEntry(
                "cyclic-hierarchy", mayFollowFrom: .damagedDeclarations,
                path.isEmpty
                    ? "`\(name)` inherits from itself"
                    : "`\(name)` inherits from itself, by way of \(Phrase.listed(path.map { "`\($0)`" }, "and"))",
                remedy: "take one of these inheritances away; typealiases among them are followed",
                explanation: "The kinds of rows are the types below one. In a circle nothing is below.",
                wrong: "typealias Base = Photo\n// listgen:rows\nclass Message: Base { }\nclass Photo: Message { }",
                right: "// listgen:rows\nclass Message { }\nclass Photo: Message { }")
        case .genericKind(let name, let root):
            DiagnosticEntry(
                "generic-kind", "`\(name)` is generic, so its values are of any number of types below `\(root)`",
                remedy: "make a row of a type without type parameters that holds it",
                explanation: "Each kind of row is one type, which a cell shows.",
                wrong: "struct Box<Value>: FeedItem { let value: Value }",
                right: "struct StoryBox: FeedItem { let value: Box<Story> }")
        case .takenRowsName(let name, let root, let taken):
            DiagnosticEntry(
                "taken-rows-name", mayFollowFrom: .faultyMark,
                "the enum of the rows of `\(root)` would be called `\(name)`, which is there already",
                notes: [Diagnostic.Note("here", at: taken)],
                remedy: "write `rowType:` in the mark, as in `rows(rowType: \"\(root)Kind\")`",
                explanation: """
                    listgen generates an enum for the types that conform to a protocol or inherit from a class, and names \
                    it after the protocol or class. To give it another name, use `rowType:`.
                    """,
                wrong: "// listgen:rows\nprotocol FeedItem { }\nstruct FeedItemRow { }",
                right: "// listgen:rows(rowType: \"FeedItemKind\")\nprotocol FeedItem { }\nstruct FeedItemRow { }")
        }
    }
}
