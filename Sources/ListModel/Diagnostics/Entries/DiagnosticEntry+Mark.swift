import SourceText

/// What can be wrong with a mark, before anything is resolved.
extension DiagnosticEntry {
    static func wrongDistance(_ event: String) -> Self {
        Self(
            "wrong-distance", "`\(event)` does not say how near: `nearEnd` takes a number of `rows:` or `screens:`",
            remedy: "write `nearEnd(rows: 5)` or `nearEnd(screens: 1)`, or `nearEnd` alone")
    }

    static func eventTwice(_ event: String, first: SourcePlace) -> Self {
        Self(
            "event-twice", "`\(event)` is asked for twice in one mark",
            notes: [Diagnostic.Note("the first is here", at: first)],
            remedy: "keep one of them")
    }

    /// `near` is the name that was probably meant, `valid` are those of the marks that may stand there.
    static func unknownMark(_ name: String, near: String?, valid: [String]) -> Self {
        Self(
            "unknown-mark", "there is no mark \(Phrase.quoted(name))",
            remedy: near.map { "did you mean `\($0)`? write `listgen:\($0)`" } ?? Self.standing(valid),
            replacement: near)
    }

    /// `meant` is a mark that stands there after a space.
    static func namelessMark(meant: String?) -> Self {
        Self(
            "nameless-mark", "expected a mark name after `listgen:`",
            remedy: meant.map { "did you mean `listgen:\($0)`? write the name directly after the colon" }
                ?? "write the mark, such as `listgen:row(cell: StoryCell)`; if it is prose, begin the comment "
                + "with another word")
    }

    /// A comment that begins almost like the mark; `isPlain` where it can be nothing else.
    static func nearMark(_ mark: String, _ reading: NearMark.Reading) -> Self {
        Self(
            "near-mark", severity: reading == .certain ? .error : .warning,
            reading == .inProse
                ? "the mark `\(mark)` is in the middle of a comment, and is not read"
                : "this comment looks like a `\(mark)` mark but isn't one",
            remedy: reading == .inProse
                ? "begin the comment with `listgen:\(mark)`, or a line of it in a block comment; if it is prose, write "
                    + "it in back-ticks"
                : "did you mean `listgen:\(mark)`? a mark begins with `listgen:` and its name, in small letters, "
                    + "without spaces")
    }

    /// `on` is what it stands on, `places` where it may stand, `valid` the marks that may stand there.
    static func misplacedMark(_ name: String, on place: MarkPlace, places: [MarkPlace], valid: [String]) -> Self {
        Self(
            "misplaced-mark",
            "`\(name)` can't be applied to \(place.rawValue)",
            remedy: Self.placeRemedy(place, places)
                + (valid.isEmpty ? "" : "; here you can use \(Phrase.anyOf(valid))"))
    }

    /// `what` as it reads at the start of a sentence.
    static func notYet(_ what: String, valid: [String]) -> Self {
        Self(
            "not-yet", "\(what) is known to the language but not yet built",
            remedy: valid.isEmpty ? "take it out" : "write \(Phrase.anyOf(valid)), or take it out")
    }

    /// `bare` is the value, where the mark takes it without a label. `near` and `valid` are arguments of the mark;
    /// `owners` are other marks that have the argument, `standing` those that were meant if the name of the mark is
    /// a slip.
    static func unknownArgument(
        _ name: String, mark: String, bare: String?, near: String?, valid: [String], owners: [String],
        standing: [String]
    ) -> Self {
        Self(
            "unknown-argument", "`\(mark)` has no argument \(Phrase.quoted(name))",
            remedy: bare.map { "write \(Phrase.quoted($0)) without `\(name):`" }
                ?? Self.argumentRemedy(mark, near: near, valid: valid, owners: owners, standing: standing),
            replacement: bare == nil ? near : nil)
    }

    static func misplacedArgument(_ name: String, mark: String, on place: MarkPlace, places: [MarkPlace]) -> Self {
        Self(
            "misplaced-argument",
            "`\(name)` of `\(mark)` cannot be given on \(place.rawValue)",
            remedy: "take it out here; it is for \(Phrase.listed(places.map(\.rawValue), "or"))")
    }

    /// `near` is the first argument that takes such a value.
    /// `list` is the array that it seems to belong to.
    static func missingLabel(_ value: String, mark: String, list: String?, near: String?, valid: [String]) -> Self {
        Self(
            "missing-label", "\(Phrase.quoted(value)) in `\(mark)` has no label",
            remedy: list.map { "write an array: `\($0)`" }
                ?? Self.labelRemedy(value, mark, near: near, valid: valid))
    }

    static func wrongValue(argument: String?, mark: String, kinds: [MarkValueKind], example: String) -> Self {
        Self(
            "wrong-value",
            "\(argument.map { "`\($0)` of `\(mark)`" } ?? "`\(mark)`") takes "
                + Phrase.listed(kinds.flatMap(\.words), "or"),
            remedy: "write for example `\(example)`")
    }

    /// `StoryCell.self`, where a type is to be written.
    static func metatype(_ text: String, argument: String, mark: String) -> Self {
        Self(
            "metatype", "`\(argument)` of `\(mark)` takes a type, and `\(text)` is a value",
            remedy: "write `\(text.dropLast(".self".utf8.count))`")
    }

    static func unknownChoice(_ value: String, argument: String?, mark: String, near: String?, valid: [String]) -> Self
    {
        Self(
            "unknown-value",
            "\(argument.map { "`\($0)` of `\(mark)`" } ?? "`\(mark)`") has no value \(Phrase.quoted(value))",
            remedy: near.map { "did you mean `\($0)`? write `\($0)`" } ?? "write \(Phrase.anyOf(valid))",
            replacement: near)
    }

    /// `near` is the method of a UIKit delegate that it is, or is spelled almost like.
    static func methodOfList(_ value: String, near: String, argument: String?, mark: String) -> Self {
        Self(
            "method-of-list",
            "\(argument.map { "`\($0)` of `\(mark)`" } ?? "`\(mark)`") has no event \(Phrase.quoted(value))",
            remedy: value == near
                ? "write it in the mark of the list: `list(.table, on: \(near))`"
                : "did you mean `\(near)`? write it in the mark of the list: `list(.table, on: \(near))`")
    }

    static func missingArgument(mark: String, value: String) -> Self {
        Self(
            "missing-argument", "`\(mark)` needs a value such as `\(value)`",
            remedy: "write `listgen:\(mark)(\(value))`")
    }

    static func repeatedArgument(_ name: String, first: SourcePlace) -> Self {
        Self(
            "repeated-argument", "`\(name)` is given twice",
            notes: [Diagnostic.Note("first given here", at: first)], remedy: "take one of them out")
    }

    static func missingValue(argument: String, example: String?) -> Self {
        Self(
            "missing-value", "`\(argument)` has no value",
            remedy: example.map { "write for example `\($0)`" } ?? "take it out")
    }

    static func excludedArgument(_ name: String, by other: String, because reason: String, other place: SourcePlace)
        -> Self
    {
        Self(
            "contradictory-arguments", "`\(name)` has no effect with `\(other)`: \(reason)",
            notes: [Diagnostic.Note("`\(other)` is given here", at: place)],
            remedy: "take out `\(name)` or `\(other)`")
    }

    static func uselessArgument(_ name: String, needs: [String], because reason: String) -> Self {
        Self(
            "useless-argument", "`\(name)` has no effect without \(Phrase.anyOf(needs)): \(reason)",
            remedy: "add \(Phrase.anyOf(needs)), or take out `\(name)`")
    }

    /// `isInside` for what stands inside an argument.
    static func unclosedMark(_ opening: Character, isInside: Bool) -> Self {
        Self(
            "unclosed-mark", "`\(opening)` in this mark never closes",
            remedy: Self.closing(opening, isInside: isInside))
    }

    static func strayBracket(_ bracket: Character) -> Self {
        Self(
            "stray-bracket", "`\(bracket)` in this mark closes nothing",
            remedy: "take it out, or write the bracket that it should close")
    }

    /// `quoted` is the argument with its value in quotes, if that may be meant.
    static func severalExpressions(found: String, quoted: String?) -> Self {
        Self(
            "several-expressions", "an argument is one expression, and \(Phrase.quoted(found)) begins another",
            remedy: quoted.map { "write `\($0)` if it is text" } ?? "take it out, or put all of it into a closure")
    }

    static func directiveInArgument(_ name: String) -> Self {
        Self(
            "directive-in-argument", "`\(name)` has no counterpart inside of this argument",
            remedy:
                "keep `#if` and `#endif` inside of one closure, or put them around the declaration with its mark")
    }

    static func notAType(_ text: String) -> Self {
        Self(
            "not-a-type", "\(Phrase.quoted(text)) is not a type",
            remedy: "write one type: `id: \\.guid as String`")
    }

    static func malformedMark(found: String) -> Self {
        Self(
            "malformed-mark",
            found.isEmpty
                ? "an argument is missing here" : "a comma or `)` is missing before \(Phrase.quoted(found))",
            remedy: "write the arguments like those of a Swift call: `row(cell: StoryCell, height: 44)`")
    }

    static func unreadableMark(_ fault: String) -> Self {
        Self(
            "unreadable-mark", "the mark cannot be read: \(fault)",
            remedy: "write the arguments in plain Swift")
    }

    static func textAfterMark(_ text: String) -> Self {
        Self(
            "text-after-mark", "\(Phrase.quoted(text)) follows the end of the mark",
            remedy: "write it inside the parentheses, or as a comment line of its own; "
                + "a remark in words may follow after a space")
    }

    static func repeatedMark(_ name: String, first: SourcePlace) -> Self {
        Self(
            "repeated-mark", "a second `\(name)` mark on one declaration",
            notes: [Diagnostic.Note("the first is here", at: first)],
            remedy: "write the arguments of both in one mark")
    }

    static func markBesideIgnore(_ name: String, ignore: SourcePlace) -> Self {
        Self(
            "mark-on-ignored-property", "`\(name)` has no effect on an ignored property",
            notes: [Diagnostic.Note("`ignore` is here", at: ignore)],
            remedy: "take out `\(name)` or `ignore`")
    }

    static func rowWithoutWhen(_ mark: String, last: SourcePlace) -> Self {
        Self(
            "row-without-when", "this `\(mark)` mark lacks `when:`, so the marks after it are never tried",
            notes: [Diagnostic.Note("the next `\(mark)` mark is here", at: last)],
            remedy: mark == "row"
                ? "write `when: \\.isDraft` or `when: { row in ... }` here, or move the mark to the end"
                : "write `when: { section in ... }` here, or move the mark to the end")
    }

    /// `needs` are the marks of which the type would need one.
    static func ownerlessMark(_ name: String, owner: String, needs: [String]) -> Self {
        Self(
            "ownerless-mark",
            "`\(name)` has no effect here, since `\(owner)` is not marked itself",
            remedy: "mark `\(owner)` with \(Phrase.anyOf(needs.map { "listgen:" + $0 })), or take `\(name)` out")
    }

    static func markInBody(_ name: String) -> Self {
        Self(
            "mark-in-body",
            "the mark \(Phrase.quoted(name)) is inside a body, which listgen does not read",
            remedy: "move it to the declaration that it is about, or take it out")
    }

    static func strayMark(_ name: String) -> Self {
        Self(
            "stray-mark", "no declaration follows the mark \(Phrase.quoted(name))",
            remedy: "move it above the declaration that it is about, or to the end of that line, or take it out")
    }

    private static func standing(_ valid: [String]) -> String {
        valid.isEmpty ? "take it out; no mark can be used here" : "here you can use \(Phrase.anyOf(valid))"
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
