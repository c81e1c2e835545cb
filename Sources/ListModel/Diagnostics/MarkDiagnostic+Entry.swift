import SourceText

extension MarkDiagnostic {
    @_optimize(none)
    public var entry: DiagnosticEntry {
        switch self {
        case .unknownMark(let name, let near, let valid):
            DiagnosticEntry(
                "unknown-mark", "there is no mark \(Phrase.quoted(name))",
                remedy: near.map { "did you mean `\($0)`? write `listgen:\($0)`" } ?? Self.standing(valid),
                replacement: near,
                explanation: """
                    A comment that starts with `listgen:` is a mark, and its first word must be one of the marks of \
                    Marks.md. A misspelt mark is refused and never skipped, since skipping it would quietly change \
                    what the list shows.
                    """,
                wrong: "// listgen:secton(header: \"Stories\")\nvar stories: [Story]",
                right: "// listgen:section(header: \"Stories\")\nvar stories: [Story]")
        case .namelessMark(let meant):
            DiagnosticEntry(
                "nameless-mark", "a mark needs a name right behind `listgen:`",
                remedy: meant.map { "did you mean `listgen:\($0)`? write the name right behind the colon" }
                    ?? "write the mark, such as `listgen:row(cell: StoryCell)`; where it is prose, begin the comment "
                    + "with another word",
                explanation: """
                    A comment that starts with `listgen:` is a mark, and a mark reads like a Swift call: a name, and \
                    arguments in parentheses where it takes any. No prose begins with `listgen:`.
                    """,
                wrong: "var query: String  // listgen:", right: "var query: String  // listgen:ignore")
        case .nearMark(let mark, let reading):
            DiagnosticEntry(
                "near-mark", severity: reading == .certain ? .error : .warning,
                reading == .inProse
                    ? "the mark `\(mark)` is in the middle of a comment, and is not read"
                    : "this comment looks like the mark `\(mark)`, but it is not one",
                remedy: reading == .inProse
                    ? "begin the comment with `listgen:\(mark)`, or a line of it in a block comment; if it is prose, write "
                        + "it in back-ticks"
                    : "did you mean `listgen:\(mark)`? a mark begins with `listgen:` and its name, in small letters, "
                        + "without spaces",
                explanation: """
                    A misspelt mark would be passed like any other comment, and the list would quietly lack what it \
                    says. The same holds for a mark in the middle of a comment: a mark begins a comment, or a line of a block \
                    comment. Where prose may be meant it is a warning: begin the comment with another word, or write the \
                    mark in back-ticks.
                    """,
                wrong: "// Listgen:row(cell: StoryCell)\nvar stories: [Story]",
                right: "// listgen:row(cell: StoryCell)\nvar stories: [Story]")
        case .misplacedMark(let name, let place, let places, let valid):
            DiagnosticEntry(
                "misplaced-mark", mayFollowFrom: [.shapelessText, .misplacedType],
                "`\(name)` cannot stand on \(place.rawValue)",
                remedy: Self.placeRemedy(place, places)
                    + (valid.isEmpty ? "" : "; here may stand \(Phrase.anyOf(valid))"),
                explanation: """
                    A mark belongs to the declaration that follows it or, at the end of a line, to the declaration on \
                    that line. Each mark says something about certain kinds of declarations only.
                    """,
                wrong: "// listgen:cell\nstruct StoryCell { }",
                right: "// listgen:cell\nfinal class StoryCell: UITableViewCell { }")
        case .notYet(let what, let valid):
            DiagnosticEntry(
                "not-yet", "\(what) is known to the language but not yet built",
                remedy: valid.isEmpty ? "take it out" : "write \(Phrase.anyOf(valid)), or take it out",
                explanation: """
                    The language of marks is larger than what this version of listgen writes. Such a mark, argument \
                    or value is refused and never ignored, so that no list silently does less than it says.
                    """,
                wrong: "// listgen:list(.table, selection: .multiple)\nstruct Feed { var stories: [Story] }",
                right: "// listgen:list(.table)\nstruct Feed { var stories: [Story] }")
        case .unknownArgument(let name, let mark, let bare, let near, let valid, let owners, let standing):
            DiagnosticEntry(
                "unknown-argument", "`\(mark)` has no argument \(Phrase.quoted(name))",
                remedy: bare.map { "write \(Phrase.quoted($0)) without `\(name):`" }
                    ?? Self.argumentRemedy(mark, near: near, valid: valid, owners: owners, standing: standing),
                replacement: bare == nil ? near : nil,
                explanation: """
                    Each mark takes the arguments that Marks.md lists for it. A misspelt argument is refused and \
                    never skipped.
                    """,
                wrong: "// listgen:row(hight: 44)\nvar stories: [Story]",
                right: "// listgen:row(height: 44)\nvar stories: [Story]")
        case .misplacedArgument(let name, let mark, let place, let places):
            DiagnosticEntry(
                "misplaced-argument", mayFollowFrom: [.shapelessText, .misplacedType],
                "`\(name)` of `\(mark)` cannot be given on \(place.rawValue)",
                remedy: "take it out here; it is for \(Phrase.listed(places.map(\.rawValue), "or"))",
                explanation: """
                    Some arguments make sense only on some of the declarations that a mark may stand on: a model has \
                    no row of its own that could be renamed.
                    """,
                wrong: "// listgen:row(name: \"story\")\nstruct Story { }",
                right: "// listgen:row(name: \"story\")\nvar stories: [Story]")
        case .missingLabel(let value, let mark, let list, let near, let valid):
            DiagnosticEntry(
                "missing-label", "\(Phrase.quoted(value)) in `\(mark)` has no label",
                remedy: list.map { "write an array: `\($0)`" }
                    ?? Self.labelRemedy(value, mark, near: near, valid: valid),
                explanation: """
                    Arguments of marks carry labels, as in `row(cell: StoryCell)`. Only `.table` in `list(.table)` and \
                    the event in `on(select)` go without.
                    """,
                wrong: "// listgen:row(StoryCell)\nvar stories: [Story]",
                right: "// listgen:row(cell: StoryCell)\nvar stories: [Story]")
        case .wrongValue(let argument, let mark, let kinds, let example):
            DiagnosticEntry(
                "wrong-value",
                "\(argument.map { "`\($0)` of `\(mark)`" } ?? "`\(mark)`") takes "
                    + Phrase.listed(kinds.flatMap(\.words), "or"),
                remedy: "write for example `\(example)`",
                explanation: """
                    Each argument takes certain kinds of values: a constant, a type, a key path, a closure, events. \
                    What cannot be right is refused here, before the compiler would find it in generated code.
                    """,
                wrong: "// listgen:row(height: \"tall\")\nvar stories: [Story]",
                right: "// listgen:row(height: 44)\nvar stories: [Story]")
        case .metatype(let text, let argument, let mark):
            DiagnosticEntry(
                "metatype", "`\(argument)` of `\(mark)` takes a type, and `\(text)` is a value",
                remedy: "write `\(text.dropLast(".self".utf8.count))`",
                explanation: "Marks name types as declarations do, without `.self`.",
                wrong: "var stories: [Story]  // listgen:row(cell: StoryCell.self)",
                right: "var stories: [Story]  // listgen:row(cell: StoryCell)")
        case .unknownChoice(let value, let argument, let mark, let near, let valid):
            DiagnosticEntry(
                "unknown-value",
                "\(argument.map { "`\($0)` of `\(mark)`" } ?? "`\(mark)`") has no value \(Phrase.quoted(value))",
                remedy: near.map { "did you mean `\($0)`? write `\($0)`" } ?? "write \(Phrase.anyOf(valid))",
                replacement: near,
                explanation: "Some arguments take one of a closed set of values, written with a dot.",
                wrong: "// listgen:row(content: .equatible)\nvar stories: [Story]",
                right: "// listgen:row(content: .equatable)\nvar stories: [Story]")
        case .methodOfList(let value, let near, let argument, let mark):
            DiagnosticEntry(
                "method-of-list",
                "\(argument.map { "`\($0)` of `\(mark)`" } ?? "`\(mark)`") has no event \(Phrase.quoted(value))",
                remedy: value == near
                    ? "write it in the mark of the list: `list(.table, on: \(near))`"
                    : "did you mean `\(near)`? write it in the mark of the list: `list(.table, on: \(near))`",
                explanation: """
                    Rows have four events, which reach the app with their model. A method of UITableViewDelegate or \
                    UIScrollViewDelegate is asked for the whole table view, so the list passes it through.
                    """,
                wrong: "var stories: [Story]  // listgen:row(on: scrollViewDidScroll)",
                right: "// listgen:list(.table, on: scrollViewDidScroll)\nstruct Feed { var stories: [Story] }")
        case .missingArgument(let mark, let value):
            DiagnosticEntry(
                "missing-argument", "`\(mark)` needs a value such as `\(value)`",
                remedy: "write `listgen:\(mark)(\(value))`",
                explanation: "`list` must say which list view shows it, and `on` which event the method takes.",
                wrong: "// listgen:list(context: Theme)\nstruct Feed { var stories: [Story] }",
                right: "// listgen:list(.table, context: Theme)\nstruct Feed { var stories: [Story] }")
        case .repeatedArgument(let name, let first):
            DiagnosticEntry(
                "repeated-argument", "`\(name)` is given twice",
                notes: [Diagnostic.Note("first given here", at: first)], remedy: "take one of them out",
                explanation: "An argument of a mark is given once; which of two should count would be a guess.",
                wrong: "// listgen:row(height: 44, height: 60)\nvar stories: [Story]",
                right: "// listgen:row(height: 44)\nvar stories: [Story]")
        case .missingValue(let argument, let example):
            DiagnosticEntry(
                "missing-value", "`\(argument)` has no value",
                remedy: example.map { "write for example `\($0)`" } ?? "take it out",
                explanation: "Behind the label of an argument stands its value.",
                wrong: "// listgen:row(cell:)\nvar stories: [Story]",
                right: "// listgen:row(cell: StoryCell)\nvar stories: [Story]")
        case .excludedArgument(let name, let other, let reason, let place):
            DiagnosticEntry(
                "contradictory-arguments", "`\(name)` has no effect beside `\(other)`: \(reason)",
                notes: [Diagnostic.Note("`\(other)` is given here", at: place)],
                remedy: "take out `\(name)` or `\(other)`",
                explanation: """
                    Two arguments of one mark contradict each other: with one of them given, the other could never \
                    have an effect.
                    """,
                wrong:
                    "// listgen:list(.table, delegate: .mine, deselects: false)\nstruct Feed { var stories: [Story] }",
                right: "// listgen:list(.table, delegate: .mine)\nstruct Feed { var stories: [Story] }")
        case .uselessArgument(let name, let needs, let reason):
            DiagnosticEntry(
                "useless-argument", "`\(name)` has no effect without \(Phrase.anyOf(needs)): \(reason)",
                remedy: "add \(Phrase.anyOf(needs)), or take out `\(name)`",
                explanation: "An argument that only says something beside another one was given alone.",
                wrong: "// listgen:section(keepsHeader: true)\nvar stories: [Story]",
                right: "// listgen:section(header: \"Stories\", keepsHeader: true)\nvar stories: [Story]")
        case .unclosedMark(let opening, let isInside):
            DiagnosticEntry(
                "unclosed-mark", "`\(opening)` in this mark never closes",
                remedy: Self.closing(opening, isInside: isInside),
                explanation: """
                    A mark may run over several comment lines until its parenthesis closes. A line without `//` or \
                    the end of the comment came first.
                    """,
                wrong: "// listgen:row(cell: StoryCell\nvar stories: [Story]",
                right: "// listgen:row(\n//     cell: StoryCell)\nvar stories: [Story]")
        case .strayBracket(let bracket):
            DiagnosticEntry(
                "stray-bracket", "`\(bracket)` in this mark closes nothing",
                remedy: "take it out, or write the bracket that it should close",
                explanation: """
                    The arguments of a mark are Swift, which is copied into the generated file: its brackets go \
                    together in pairs.
                    """,
                wrong: "// listgen:row(height: { $0.height) })\nvar stories: [Story]",
                right: "// listgen:row(height: { $0.height })\nvar stories: [Story]")
        case .malformedMark(let found):
            DiagnosticEntry(
                "malformed-mark",
                found.isEmpty
                    ? "an argument is missing here" : "a comma or `)` should stand before \(Phrase.quoted(found))",
                remedy: "write the arguments like those of a Swift call: `row(cell: StoryCell, height: 44)`",
                explanation: "A mark reads like a Swift call: arguments with commas between them, in parentheses.",
                wrong: "// listgen:row(cell: StoryCell height: 44)\nvar stories: [Story]",
                right: "// listgen:row(cell: StoryCell, height: 44)\nvar stories: [Story]")
        case .severalExpressions(let found, let quoted):
            DiagnosticEntry(
                "several-expressions", "an argument is one expression, and \(Phrase.quoted(found)) begins another",
                remedy: quoted.map { "write `\($0)` if it is text" } ?? "take it out, or put all of it into a closure",
                explanation: """
                    An argument is copied into the generated file as the one expression that it is. What follows it \
                    would become a statement there.
                    """,
                wrong: "// listgen:row(cell: StoryCell, height: 44; reload())\nvar stories: [Story]",
                right: "// listgen:row(cell: StoryCell, height: 44)\nvar stories: [Story]")
        case .directiveInArgument(let name):
            DiagnosticEntry(
                "directive-in-argument", "`\(name)` has no counterpart inside of this argument",
                remedy:
                    "keep `#if` and `#endif` inside of one closure, or put them around the declaration with its mark",
                explanation: "A directive without its counterpart would take in what follows in the generated file.",
                wrong:
                    "// listgen:row(cell: StoryCell, height: { _ in\n//     #if DEBUG\n//     44\n// })\nvar stories: [Story]",
                right: "// listgen:row(cell: StoryCell, height: { _ in 44 })\nvar stories: [Story]")
        case .notAType(let text):
            DiagnosticEntry(
                "not-a-type", "\(Phrase.quoted(text)) is no type",
                remedy: "write one type: `id: \\.guid as String`",
                explanation: "The type behind `as` is written into the generated enums.",
                wrong: "// listgen:row(cell: SongCell, id: \\.guid as Int { 3 })\nvar songs: [Song]",
                right: "// listgen:row(cell: SongCell, id: \\.guid as Int)\nvar songs: [Song]")
        case .unreadableMark(let fault):
            DiagnosticEntry(
                "unreadable-mark", "the mark cannot be read: \(fault)",
                remedy: "write the arguments in plain Swift",
                explanation: """
                    The arguments of a mark are Swift, which is copied into the generated file. What Swift could not \
                    read there is refused here.
                    """)
        case .textAfterMark(let text):
            DiagnosticEntry(
                "text-after-mark", "\(Phrase.quoted(text)) stands behind the end of the mark",
                remedy: "write it inside the parentheses, or as a comment line of its own; "
                    + "a remark in words may follow after a space",
                explanation: """
                    A mark ends with its parenthesis, or with its name where it takes no arguments. Words may follow \
                    as a remark, but what reads like more of the mark is refused, since it would have no effect.
                    """,
                wrong: "// listgen:row(cell: StoryCell), height: 44\nvar stories: [Story]",
                right: "// listgen:row(cell: StoryCell, height: 44)  as in the design\nvar stories: [Story]")
        case .repeatedMark(let name, let first):
            DiagnosticEntry(
                "repeated-mark", "a second `\(name)` mark on one declaration",
                notes: [Diagnostic.Note("the first is here", at: first)],
                remedy: "write the arguments of both in one mark",
                explanation: """
                    Of most marks a declaration takes one. Several `row` marks may stand together where all but the \
                    last have `when:`, and several `on` marks.
                    """,
                wrong: "// listgen:section(header: \"A\")\n// listgen:section(footer: \"B\")\nvar stories: [Story]",
                right: "// listgen:section(header: \"A\", footer: \"B\")\nvar stories: [Story]")
        case .markBesideIgnore(let name, let ignore):
            DiagnosticEntry(
                "mark-beside-ignore", "`\(name)` stands on a property that is ignored",
                notes: [Diagnostic.Note("`ignore` stands here", at: ignore)],
                remedy: "take out `\(name)` or `ignore`",
                explanation:
                    "A property with `ignore` is no row and no section, so no other mark can say how it looks.",
                wrong: "// listgen:ignore\nvar stories: [Story]  // listgen:row(cell: StoryCell)",
                right: "var stories: [Story]  // listgen:row(cell: StoryCell)")
        case .rowWithoutWhen(let mark, let last):
            DiagnosticEntry(
                "row-without-when", "this `\(mark)` mark lacks `when:`, so the ones behind it are never tried",
                notes: [Diagnostic.Note("the next `\(mark)` mark is here", at: last)],
                remedy: mark == "row"
                    ? "write `when: \\.isDraft` or `when: { row, context in ... }` here, or move the mark to the end"
                    : "write `when: { section, context in ... }` here, or move the mark to the end",
                explanation: """
                    Several `row`, `header` or `footer` marks are tried in order, and the first whose `when:` is true \
                    decides. Only the last can go without.
                    """,
                wrong: "// listgen:row(cell: MessageCell)\n// listgen:row(cell: DraftCell)\nvar messages: [Message]",
                right:
                    "// listgen:row(cell: DraftCell, when: \\.isDraft)\n// listgen:row(cell: MessageCell)\n"
                    + "var messages: [Message]")
        case .ownerlessMark(let name, let owner, let needs):
            DiagnosticEntry(
                "ownerless-mark", mayFollowFrom: .shapelessText,
                "`\(name)` has no effect here, since `\(owner)` is not marked itself",
                remedy: "mark `\(owner)` with \(Phrase.anyOf(needs.map { "listgen:" + $0 })), or take `\(name)` out",
                explanation: """
                    Properties are rows where their struct is a list or a section, and cases are rows where their \
                    enum is marked `rows`. Elsewhere a mark on them would never be looked at.
                    """,
                wrong: "struct Feed {\n    // listgen:row(cell: StoryCell)\n    var stories: [Story]\n}",
                right:
                    "// listgen:list(.table)\nstruct Feed {\n    // listgen:row(cell: StoryCell)\n"
                    + "    var stories: [Story]\n}")
        case .markInBody(let name):
            DiagnosticEntry(
                "mark-in-body", mayFollowFrom: .shapelessText,
                "the mark \(Phrase.quoted(name)) stands inside a body, where listgen does not look",
                remedy: "move it to the declaration that it is about, or take it out",
                explanation: """
                    listgen reads declarations, not what functions and accessors do: types and variables inside a \
                    body cannot be marked.
                    """,
                wrong: "func load() {\n    // listgen:row(cell: StoryCell)\n    let story = Story()\n}",
                right: "// listgen:row(cell: StoryCell)\nvar story: Story")
        case .strayMark(let name):
            DiagnosticEntry(
                "stray-mark", mayFollowFrom: .shapelessText, "no declaration follows the mark \(Phrase.quoted(name))",
                remedy: "move it above the declaration that it is about, or to the end of that line, or take it out",
                explanation: """
                    A mark belongs to the declaration that follows it, with nothing but attributes and comments \
                    between, or to the declaration on its own line.
                    """,
                wrong:
                    "// listgen:list(.table)\nstruct Feed {\n    var stories: [Story]\n"
                    + "    // listgen:row(cell: StoryCell)\n}",
                right:
                    "// listgen:list(.table)\nstruct Feed {\n    // listgen:row(cell: StoryCell)\n"
                    + "    var stories: [Story]\n}")
        }
    }

    private static func standing(_ valid: [String]) -> String {
        valid.isEmpty ? "take it out; no mark may stand here" : "here may stand \(Phrase.anyOf(valid))"
    }

    private static func placeRemedy(_ place: MarkPlace, _ places: [MarkPlace]) -> String {
        let isRowOfC = place == .objcEnumeration && places.contains(.enumeration)
        if isRowOfC || place == .objcConstant && places.contains(.enumCase) {
            return "write the rows as an enum of Swift whose cases hold the models: constants of Objective-C hold none"
        }
        return "write it on \(Phrase.listed(places.map(\.rawValue), "or"))"
    }

    private static func labelRemedy(_ text: String, _ mark: String, near: String?, valid: [String]) -> String {
        if let sign = text.firstIndex(of: "="), text[sign...].dropFirst().first != "=" {
            let words = [text[..<sign], text[sign...].dropFirst()].map { $0.split { $0 == " " }.joined(separator: " ") }
            if let label = valid.first(where: { $0 == words[0] }) { return "write a colon: `\(label): \(words[1])`" }
        }
        if let near { return "write `\(near):` in front of it" }
        return valid.isEmpty
            ? "take it out; `\(mark)` takes no arguments"
            : "write the label in front of it: \(Phrase.anyOf(valid.map { $0 + ":" }))"
    }

    private static func argumentRemedy(
        _ mark: String, near: String?, valid: [String], owners: [String], standing: [String]
    ) -> String {
        if let near { return "did you mean `\(near)`? write `\(near):`" }
        if !standing.isEmpty {
            return "did you mean \(Phrase.anyOf(standing.map { "listgen:" + $0 }))? else take it out"
        }
        if !owners.isEmpty { return "take it out; it is an argument of \(Phrase.anyOf(owners))" }
        return valid.isEmpty ? "take it out; `\(mark)` takes no arguments" : "it takes \(Phrase.anyOf(valid))"
    }

    private static func closing(_ opening: Character, isInside: Bool) -> String {
        switch opening {
        case "(" where isInside: "write `)` where the call or group ends"
        case "\"": "write `\"` where the text ends, on the same line"
        case "[": "write `]` where the array or subscript ends"
        case "{": "write `}` where the closure ends"
        default: "write `)` where the mark ends; it may run over several lines, each with its own `//`"
        }
    }
}
