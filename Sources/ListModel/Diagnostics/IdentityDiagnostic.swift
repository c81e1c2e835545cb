import SourceText

/// What can be wrong with the identity and content of rows.
public enum IdentityDiagnostic: DiagnosticCase {
    /// Whether the type is of the program, and what `id:` takes there beside a key path.
    case rowWithoutIdentity(String, type: String, isKnown: Bool, values: [String])
    case sectionWithoutIdentity(String)
    case kindOfMany(String)
    /// `value` is what the mark says in the place of a key path.
    case identityOfSections(String, value: String)
    case identityOfSeveral(String, count: Int)
    case positionOfCase(String)
    /// `part` is what keeps the type from it: declared in the program, or a tuple.
    case identityNotHashable(String, type: String, part: String, declared: SourcePlace?)
    /// `members` are those that the type is known to have.
    case unknownMemberType(String, in: String, members: [String], holdsRows: Bool = false)
    /// A key path with a type that is not that of its member.
    case otherMemberType(String, written: String, declared: String)
    /// `members` are those of the type, `path` what the mark says.
    case unknownMember(String, in: String, members: [String], path: String)
    case classWithoutContent(String, type: String, kind: String, declared: SourcePlace)
    /// Without a declaration for a type that can never be. `isIsolated` if it is on an actor alone.
    case contentNotEquatable(String, type: String, declared: SourcePlace?, isIsolated: Bool = false)
    case unreadableMember(String, of: String, because: String, declared: SourcePlace)
    case undeclaredContent(String, type: String)
    case undeclaredIdentity(String, type: String)
    case instanceOfValue(String, type: String, declared: SourcePlace)
    case partialEquality(String, missing: [String], row: String, used: SourcePlace)

    private static let here = SourcePlace(path: "Feed.swift", range: SourceRange(0, 0))

    @_optimize(none)
    public static var samples: [Self] {
        [
            .rowWithoutIdentity("stories", type: "Story", isKnown: true, values: ["value"]),
            .sectionWithoutIdentity("ContactGroup"),
            .kindOfMany("stories"),
            .identityOfSections("ContactGroup", value: "kind"),
            .identityOfSeveral("move", count: 2),
            .positionOfCase("separator"),
            .identityNotHashable("stories", type: "Story.Key", part: "Story.Key", declared: here),
            .unknownMemberType("guid", in: "Story", members: ["id", "title"]),
            .otherMemberType("\\.id as String", written: "String", declared: "Int"),
            .unknownMember("ident", in: "Story", members: ["id", "title"], path: "ident"),
            .classWithoutContent("drafts", type: "Draft", kind: "a class", declared: here),
            .contentNotEquatable("stories", type: "Story", declared: here),
            .unreadableMember("id", of: "Story", because: "throws", declared: here),
            .undeclaredContent("songs", type: "SDK.Song"),
            .undeclaredIdentity("songs", type: "SDK.Song"),
            .instanceOfValue("stories", type: "Story", declared: here),
            .partialEquality("Story", missing: ["title"], row: "stories", used: here),
        ]
    }

    @_optimize(none)
    public var entry: DiagnosticEntry {
        switch self {
        case .rowWithoutIdentity(let name, let type, let isKnown, let values):
            DiagnosticEntry(
                "row-without-identity", mayFollowFrom: [.absence, .unmarkedSection],
                "nothing says which `\(type)` of `\(name)` is the same one after an update",
                remedy: (isKnown
                    ? "give `\(type)` a member `id` that the list can see, or write `row(id: \\.member)`"
                    : "write `row(id: \\.member as String)` with the member and its type")
                    + values.map { ", or `row(id: .\($0))`" }.joined(),
                explanation: """
                    Updates find the rows that stayed by their identity: a member named `id`, or what `id:` says. \
                    Without one, rows could only be replaced.
                    """,
                wrong: "struct Story { var title: String }\nvar stories: [Story]",
                right: "struct Story { var title: String }\nvar stories: [Story]  // listgen:row(id: \\.title)")
        case .sectionWithoutIdentity(let type):
            DiagnosticEntry(
                "section-without-identity", mayFollowFrom: .absence,
                "nothing says which `\(type)` is the same section after an update",
                remedy: "give `\(type)` a member `id`, or write `section(id: \\.member)`",
                explanation:
                    "An array of section structs gives sections that come, go and move, so each needs an identity.",
                wrong: "// listgen:section\nstruct ContactGroup { var members: [Contact] }",
                right:
                    "// listgen:section(id: \\.name)\nstruct ContactGroup { let name: String; var members: [Contact] }")
        case .kindOfMany(let name):
            DiagnosticEntry(
                "kind-of-many", "`\(name)` has many rows, and `.kind` gives all of them the same identity",
                remedy: "write a key path, `.value`, or `.occurrence` where equal rows are legal",
                explanation: """
                    `.kind` says that there is one such row at most. Of many rows, all but the first would be \
                    duplicates that no update could tell apart.
                    """,
                wrong: "var tags: [Tag]  // listgen:row(cell: TagCell, id: .kind)",
                right: "var tags: [Tag]  // listgen:row(cell: TagCell, id: \\.name)")
        case .identityOfSections(let type, let value):
            DiagnosticEntry(
                "identity-of-sections", "`.\(value)` cannot say which `\(type)` is the same section after an update",
                remedy: "give `\(type)` a member `id`, or write `section(id: \\.member)`",
                explanation: """
                    Sections that come, go and move are found again by a value of their own. They have no kind, and equal \
                    ones cannot be told apart. Of a screen whose sections stay where they are, `.position` may say it.
                    """,
                wrong: "// listgen:section(id: .kind)\nstruct ContactGroup { var members: [Contact] }",
                right:
                    "// listgen:section(id: \\.name)\nstruct ContactGroup { let name: String; var members: [Contact] }")
        case .positionOfCase(let name):
            DiagnosticEntry(
                "position-of-case", "`\(name)` is a case, which does not know where its rows stand",
                remedy: "write a key path, `.value`, or `.occurrence` where equal rows are legal",
                explanation: """
                    A rows enum serves several lists, so the identity of its rows comes from the row. `.position` belongs \
                    to a property of a list.
                    """,
                wrong: "case separator(String)  // listgen:row(cell: SeparatorCell, id: .position)",
                right: "case separator(String)  // listgen:row(cell: SeparatorCell, id: .occurrence)")
        case .identityOfSeveral(let name, let count):
            DiagnosticEntry(
                "identity-of-several", "`\(name)` carries \(count) values, so its value is no identity",
                remedy: "write a key path into the first one: `row(id: \\.id)`",
                explanation: "`.value` and `.occurrence` take the one payload of a row as its identity.",
                wrong: "case move(Story, Int)  // listgen:row(id: .value)",
                right: "case move(Story, Int)  // listgen:row(id: \\.id)")
        case .identityNotHashable(let name, let type, let part, let declared):
            DiagnosticEntry(
                "identity-not-hashable", mayFollowFrom: .absence,
                "the identity of `\(name)` is of type `\(type)`, which is not Hashable",
                notes: declared.map { [Diagnostic.Note("`\(part)` is declared here", at: $0)] } ?? [],
                remedy: declared == nil
                    ? "choose another identity with `id:`; `\(part)` is never Hashable"
                    : "make `\(part)` Hashable, or choose another identity with `id:`",
                explanation: "Rows are looked up by their identity, so its type must be Hashable.",
                wrong: "struct Key { let text: String }\nstruct Story { let id: Key }",
                right: "struct Key: Hashable { let text: String }\nstruct Story { let id: Key }")
        case .unknownMemberType(let member, let type, let members, let holdsRows):
            DiagnosticEntry(
                "unknown-member-type", mayFollowFrom: .absence, "the type of `\(member)` of `\(type)` is not known",
                remedy: holdsRows
                    ? "write it: `\\.\(member) as [Row]`, with the type of the rows"
                    : Self.memberRemedy(member, members: members),
                explanation: """
                    The generated enums spell the type of an identity or of a compared member. It is read from the \
                    declaration of the member, or from the mark where the inputs do not declare it.
                    """,
                wrong: "var songs: [SDK.Song]  // listgen:row(id: \\.guid)",
                right: "var songs: [SDK.Song]  // listgen:row(id: \\.guid as String)")
        case .otherMemberType(let path, let written, let declared):
            DiagnosticEntry(
                "other-member-type", mayFollowFrom: .faultyMark,
                "`\(path)` says `\(written)`, and the member is declared as `\(declared)`",
                remedy: "write `\(path.prefix { $0 != " " })`",
                explanation: """
                    The type after `as` tells what the inputs do not declare. Where they do, the generated code would not \
                    compile with another.
                    """,
                wrong: "struct Story { let id: Int }\nvar stories: [Story]  // listgen:row(id: \\.id as String)",
                right: "struct Story { let id: Int }\nvar stories: [Story]  // listgen:row(id: \\.id)")
        case .unknownMember(let member, let type, let members, let path):
            DiagnosticEntry(
                "unknown-member", mayFollowFrom: .absence, "`\(type)` has no member `\(member)`",
                remedy: Self.nearMember(member, members: members)
                    ?? "name a member of `\(type)`; one of a file that is not read needs its type: `\\.\(path) as String`",
                explanation: """
                    The members of a type of the program are read from its declaration and its extensions. One that \
                    an extension elsewhere adds is named with its type.
                    """,
                wrong: "struct Story { let id: Int }\nvar stories: [Story]  // listgen:row(id: \\.ident)",
                right: "struct Story { let id: Int }\nvar stories: [Story]  // listgen:row(id: \\.id)")
        case .classWithoutContent(let name, let type, let kind, let declared):
            DiagnosticEntry(
                "class-without-content", mayFollowFrom: [.absence, .unmarkedSection],
                "`\(type)` is \(kind), so nothing says when a row of `\(name)` has changed",
                notes: [Diagnostic.Note("`\(type)` is declared here", at: declared)],
                remedy: "write what counts: `row(content: [\\.member])`, `.equatable`, `.instance` or `.always`",
                explanation: """
                    Old and new state hold the same object, which is always equal to itself: its rows would never be \
                    updated. Key paths are compared with what each cell last showed; `.instance` waits for another \
                    object; `.always` updates every time.
                    """,
                wrong: "final class Draft { }\nvar drafts: [Draft]",
                right: "var drafts: [Draft]  // listgen:row(content: [\\.subject])")
        case .contentNotEquatable(let name, let type, let declared, let isIsolated):
            DiagnosticEntry(
                "content-not-equatable", mayFollowFrom: [.absence, .unmarkedSection],
                "`\(type)` is not Equatable\(isIsolated ? " off its actor" : ""), so nothing says when a row of `\(name)` has changed",
                notes: declared.map { [Diagnostic.Note("`\(type)` is declared here", at: $0)] } ?? [],
                remedy: (declared == nil
                    ? ""
                    : isIsolated ? "take the actor away from the conformance, or " : "make `\(type)` Equatable, or ")
                    + "write what counts: `row(content: [\\.member])` or `.always`",
                explanation: """
                    Values are compared with `==` unless `content:` says what counts. They are compared on any thread, so a \
                    conformance that is written `@MainActor Equatable` is not enough.
                    """,
                wrong: "struct Story { let id: Int; var title: String }",
                right: "struct Story: Equatable { let id: Int; var title: String }")
        case .unreadableMember(let member, let type, let reason, let declared):
            DiagnosticEntry(
                "unreadable-member", mayFollowFrom: .absence, "`\(member)` of `\(type)` \(reason)",
                notes: [Diagnostic.Note("`\(member)` is declared here", at: declared)],
                remedy: "name another member, as in `row(id: \\.member)`, or make it a stored property",
                explanation: """
                    Identity and content of rows are read wherever two states are compared, which can neither wait nor fail \
                    nor change a row, and which happens on any thread.
                    """,
                wrong: "struct Story: Equatable { var id: Int { get throws { try load() } } }\nvar stories: [Story]",
                right: "struct Story: Equatable { let id: Int }\nvar stories: [Story]")
        case .undeclaredContent(let name, let type):
            DiagnosticEntry(
                "undeclared-content", mayFollowFrom: .absence,
                "no input declares `\(type)`, so nothing says when a row of `\(name)` has changed",
                remedy:
                    "write what counts: `row(content: .equatable)`, `.instance`, `.always` or `[\\.member as String]`; `list`, `section`, `rows` and .listgen.yml take `content:` for all their rows",
                explanation: """
                    Of a type that was not read nobody here knows whether it is a value or an object. An object is always \
                    equal to itself, so a change inside it would never be shown. An extension among the inputs that \
                    declares the conformance to Equatable says enough, too.
                    """,
                wrong: "var songs: [SDK.Song]  // listgen:row(cell: SongCell, id: \\.guid as String)",
                right:
                    "var songs: [SDK.Song]  // listgen:row(cell: SongCell, id: \\.guid as String, content: .equatable)")
        case .undeclaredIdentity(let name, let type):
            DiagnosticEntry(
                "undeclared-identity", mayFollowFrom: .absence,
                "no input declares `\(type)`, so nothing says that it can be the identity of `\(name)`",
                remedy: "write a key path with its type: `row(id: \\.member as String)`",
                explanation: """
                    An identity is Hashable. An extension among the inputs that declares the conformance says so; a \
                    member needs the type that the generated code can spell.
                    """,
                wrong: "var songs: [SDK.Song]  // listgen:row(id: .value)",
                right: "var songs: [SDK.Song]  // listgen:row(id: \\.guid as String)")
        case .instanceOfValue(let name, let type, let declared):
            DiagnosticEntry(
                "instance-of-value", "`\(type)` is a value, so rows of `\(name)` have no instance to compare",
                notes: [Diagnostic.Note("`\(type)` is declared here", at: declared)],
                remedy: "write `.equatable`, `.always` or `[\\.member]`",
                explanation: "`.instance` compares objects by `===`, which structs and enums do not have.",
                wrong: "struct Story { }\nvar stories: [Story]  // listgen:row(content: .instance)",
                right: "struct Story: Equatable { }\nvar stories: [Story]  // listgen:row(content: .equatable)")
        case .partialEquality(let type, let missing, let row, let used):
            DiagnosticEntry(
                "partial-equality", severity: .warning,
                "`==` of `\(type)` leaves out \(Phrase.listed(missing.map { "`\($0)`" }, "and"))",
                notes: [Diagnostic.Note("rows of `\(row)` change where `==` says so", at: used)],
                remedy: "compare them too, or write `row(content: [\\.member])`",
                explanation: """
                    A row is updated when old and new value are not equal. A change of something that `==` leaves out \
                    would stay unseen on the screen.
                    """,
                wrong: "static func == (a: Story, b: Story) -> Bool { a.id == b.id }",
                right: "struct Story: Equatable { let id: Int; var title: String }")
        }
    }

    private static func nearMember(_ member: String, members: [String]) -> String? {
        Spelling.nearest(to: member, among: members).map { "did you mean `\($0)`?" }
    }

    private static func memberRemedy(_ member: String, members: [String]) -> String {
        let written = "write it: `\\.\(member) as String`"
        guard let first = member.nameComponents.first, !members.contains(String(first)) else { return written }
        if let near = Spelling.nearest(to: String(first), among: members) {
            return "did you mean `\(near)`? else \(written)"
        }
        return written
    }
}
