import SourceText

/// What can be wrong with names and with what the generated file can see.
public enum AccessDiagnostic: DiagnosticCase {
    /// `role` is the name without renaming.
    case takenName(String, in: String, role: String, argument: String, mark: SourcePlace)
    case sameTypeName(String, roles: [String])
    /// `isInline` where the generated code is in the same file.
    /// `keeper` is the type whose mark may say instead that it is.
    case hiddenType(String, level: String, at: SourcePlace?, isInline: Bool = false, keeper: String? = nil)
    case hiddenMember(String, of: String, level: String, declared: SourcePlace, isInline: Bool = false)
    case otherModuleType(String, module: String, declared: SourcePlace)
    case lessVisibleType(String, owner: String, level: String, row: String, declared: SourcePlace)
    /// A view class that only some compilations have.
    case conditionalView(String, clause: String, declared: SourcePlace)
    case noncopyableType(String, as: String, declared: SourcePlace)

    private static let here = SourcePlace(path: "Feed.swift", range: SourceRange(0, 0))

    @_optimize(none)
    public static var samples: [Self] {
        [
            .takenName("Row", in: "Feed", role: "Row", argument: "rowType", mark: here),
            .sameTypeName("Entry", roles: ["Row", "RowID"]),
            .hiddenType("Story", level: "private", at: here),
            .hiddenMember("guid", of: "Story", level: "private", declared: here),
            .otherModuleType("Story", module: "MailKit", declared: here),
            .conditionalView("DebugCell", clause: "DEBUG", declared: here),
            .noncopyableType("Player", as: "the context", declared: here),
            .lessVisibleType("Story", owner: "Feed", level: "public", row: "Feed.stories", declared: here),
        ]
    }

    @_optimize(none)
    public var entry: DiagnosticEntry {
        switch self {
        case .takenName(let name, let owner, let role, let argument, let mark):
            DiagnosticEntry(
                "taken-name", mayFollowFrom: .faultyMark,
                "`\(owner)` has a type `\(name)` of its own where listgen writes one",
                notes: [Diagnostic.Note("`\(role)` is generated for this mark", at: mark)],
                remedy: "rename ours: `\(argument): \"\(Self.baseName(owner))\(role)\"` in the mark, or yours",
                explanation: """
                    What listgen writes for a list is nested in it: `Section`, `Row`, `RowID`, `Cell`, `Actions`, \
                    `Table`, `Stamp`. Each has an argument that gives it another name; `names:` in `.listgen.yml` gives \
                    one to all of a module. There is no error if the type is the rows enum that would be called so.
                    """,
                wrong: "// listgen:list(.table)\nstruct Feed { struct Row { } }",
                right: "// listgen:list(.table, rowType: \"Entry\")\nstruct Feed { struct Row { } }")
        case .sameTypeName(let name, let roles):
            DiagnosticEntry(
                "same-type-name", mayFollowFrom: .faultyMark,
                "two generated types would be named `\(name)`: \(Phrase.listed(roles, "and"))",
                remedy: "give one of them another name",
                explanation: "Each generated type needs a name of its own.",
                wrong: "// listgen:list(.table, rowType: \"Entry\", rowIDType: \"Entry\")",
                right: "// listgen:list(.table, rowType: \"Entry\", rowIDType: \"EntryID\")")
        case .hiddenType(let name, let level, let place, let isInline, let keeper):
            DiagnosticEntry(
                "hidden-type", mayFollowFrom: .faultyMark,
                "`\(name)` is \(level), so the generated \(Self.reader(isInline)) cannot name it",
                notes: place.map { [Self.hiding(name, level, at: $0)] } ?? [],
                remedy: Self.remedy(level, isInline)
                    ?? "take `\(level)` away from `\(name)`"
                    + (keeper.map { ", or write `output: .inline` in the mark of `\($0)`" } ?? ""),
                explanation: """
                    Generated code is in its own file, which sees nothing private of another file. With \
                    `output: .inline` it is at the end of the same file, where it sees what is `fileprivate`, and what is \
                    `private` at the top level; what is `private` in a type it does not see.
                    """,
                wrong: "private struct Story { }", right: "struct Story { }")
        case .hiddenMember(let name, let type, let level, let declared, let isInline):
            DiagnosticEntry(
                "hidden-member",
                "`\(name)` of `\(type)` is \(level), so the generated \(Self.reader(isInline)) cannot read it",
                notes: [Self.hiding(name, level, at: declared)],
                remedy: Self.remedy(level, isInline)
                    ?? (level == "internal" ? "make it public" : "take `\(level)` away, or name another member"),
                explanation: "Key paths of marks are read in a file of their own, in the module of the list.",
                wrong: "struct Story { private let guid: String }\nvar stories: [Story]  // listgen:row(id: \\.guid)",
                right: "struct Story { let guid: String }\nvar stories: [Story]  // listgen:row(id: \\.guid)")
        case .otherModuleType(let name, let module, let declared):
            DiagnosticEntry(
                "other-module-type", "`\(name)` of module `\(module)` is not public",
                notes: [Diagnostic.Note("`\(name)` is declared here", at: declared)],
                remedy: "make `\(name)` public",
                explanation:
                    "Generated code belongs to the module of its list and sees what other modules make public.",
                wrong: "final class StoryCell: UITableViewCell { }",
                right: "public final class StoryCell: UITableViewCell { }")
        case .conditionalView(let name, let clause, let declared):
            DiagnosticEntry(
                "conditional-view", "`\(name)` is only there if `\(clause)`, and its row is always there",
                notes: [Diagnostic.Note("`\(name)` is declared here", at: declared)],
                remedy: "write `#if \(clause)` around the row too, or declare a class for every compilation",
                explanation: """
                    Generated code has the `#if` of the row. A class with a declaration in each clause of an `#if` is \
                    always there.
                    """,
                wrong:
                    "#if DEBUG\nfinal class LogCell: UITableViewCell { }\n#endif\nvar log: [Line]  // listgen:row(cell: LogCell)",
                right: "#if DEBUG\nvar log: [Line]  // listgen:row(cell: LogCell)\n#endif")
        case .noncopyableType(let name, let role, let declared):
            DiagnosticEntry(
                "noncopyable-type", "`\(name)` cannot be copied, so it cannot be \(role)",
                notes: [Diagnostic.Note("`\(name)` is declared here", at: declared)],
                remedy: "take `~Copyable` away, or hold it in a class",
                explanation: "Lists keep their rows and their context, and hand copies of them to cells.",
                wrong: "struct Player: ~Copyable { }\n// listgen:list(.table, context: Player)",
                right: "final class Player { }\n// listgen:list(.table, context: Player)")
        case .lessVisibleType(let name, let owner, let level, let row, let declared):
            DiagnosticEntry(
                "less-visible-type", "`\(owner)` is \(level), but `\(name)` of `\(row)` is not",
                notes: [Diagnostic.Note("`\(name)` is declared here", at: declared)],
                remedy: level == "internal"
                    ? "make `\(owner)` private, or `\(name)` internal"
                    : "make `\(name)` \(level), or `\(owner)` internal",
                explanation: "The generated enums have the access of the list and name the types of its rows.",
                wrong: "public struct Feed { public var stories: [Story] }\nstruct Story { }",
                right: "public struct Feed { public var stories: [Story] }\npublic struct Story { }")
        }
    }

    /// The note at the word that hides a declaration.
    static func hiding(_ name: String, _ level: String, at place: SourcePlace) -> Diagnostic.Note {
        let isWord = level != "internal"
        return Diagnostic.Note(isWord ? "this `\(level)` hides it" : "`\(name)` is declared here", at: place)
    }

    /// What reads declarations: a file of its own, or the block at the end of their file.
    static func reader(_ isInline: Bool) -> String { isInline ? "block" : "file" }

    /// The word that a block needs in the place of another; nil for a file.
    static func remedy(_ level: String, _ isInline: Bool) -> String? {
        isInline && level == "private" ? "write `fileprivate` in the place of `private`" : nil
    }

    private static func baseName(_ name: String) -> String {
        name.lastName
    }
}
