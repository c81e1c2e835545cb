import SourceText

/// What can be wrong with a mark, before anything is resolved.
public enum MarkDiagnostic: DiagnosticCase {
    /// `near` is the name that was probably meant, `valid` are those of the marks that may stand there.
    case unknownMark(String, near: String?, valid: [String])
    /// `meant` is a mark that stands there behind a space.
    case namelessMark(meant: String?)
    /// A comment that begins almost like the mark; `isPlain` where it can be nothing else.
    case nearMark(String, NearMark.Reading)
    /// `on` is what it stands on, `places` where it may stand, `valid` the marks that may stand there.
    case misplacedMark(String, on: MarkPlace, places: [MarkPlace], valid: [String])
    /// `what` as it reads at the start of a sentence.
    case notYet(String, valid: [String])
    /// `bare` is the value, where the mark takes it without a label. `near` and `valid` are arguments of the mark;
    /// `owners` are other marks that have the argument, `standing` those that were meant if the name of the mark is
    /// a slip.
    case unknownArgument(
        String, mark: String, bare: String?, near: String?, valid: [String], owners: [String], standing: [String])
    case misplacedArgument(String, mark: String, on: MarkPlace, places: [MarkPlace])
    /// `near` is the first argument that takes such a value.
    /// `list` is the array that it seems to belong to.
    case missingLabel(String, mark: String, list: String?, near: String?, valid: [String])
    case wrongValue(argument: String?, mark: String, kinds: [MarkValueKind], example: String)
    /// `StoryCell.self`, where a type is to be written.
    case metatype(String, argument: String, mark: String)
    case unknownChoice(String, argument: String?, mark: String, near: String?, valid: [String])
    /// `near` is the method of a UIKit delegate that it is, or is spelled almost like.
    case methodOfList(String, near: String, argument: String?, mark: String)
    case missingArgument(mark: String, value: String)
    case repeatedArgument(String, first: SourcePlace)
    case missingValue(argument: String, example: String?)
    case excludedArgument(String, by: String, because: String, other: SourcePlace)
    case uselessArgument(String, needs: [String], because: String)
    /// `isInside` for what stands inside an argument.
    case unclosedMark(Character, isInside: Bool)
    case strayBracket(Character)
    /// `quoted` is the argument with its value in quotes, if that may be meant.
    case severalExpressions(found: String, quoted: String?)
    case directiveInArgument(String)
    case notAType(String)
    case malformedMark(found: String)
    case unreadableMark(String)
    case textAfterMark(String)
    case repeatedMark(String, first: SourcePlace)
    case markBesideIgnore(String, ignore: SourcePlace)
    case rowWithoutWhen(String, last: SourcePlace)
    /// `needs` are the marks of which the type would need one.
    case ownerlessMark(String, owner: String, needs: [String])
    case markInBody(String)
    case strayMark(String)

    @_optimize(none)
    public static var samples: [Self] {
        [
            .unknownMark("secton", near: "section", valid: ["section", "row", "ignore"]),
            .namelessMark(meant: nil),
            .nearMark("row", .certain),
            .misplacedMark("cell", on: .structure, places: [.class], valid: ["list", "section", "row"]),
            .notYet("`selection` of `list`", valid: []),
            .unknownArgument(
                "hight", mark: "row", bare: nil, near: "height", valid: [], owners: [], standing: []),
            .misplacedArgument("name", mark: "row", on: .structure, places: [.enumCase, .structProperty]),
            .missingLabel("StoryCell", mark: "row", list: nil, near: "cell", valid: []),
            .wrongValue(argument: "height", mark: "row", kinds: MarkTable.rowHeight.kinds, example: "height: 44"),
            .metatype("StoryCell.self", argument: "cell", mark: "row"),
            .unknownChoice(
                ".equatible", argument: "content", mark: "row", near: ".equatable",
                valid: [".equatable", ".instance", ".always"]),
            .methodOfList("scrollViewDidScroll", near: "scrollViewDidScroll", argument: "on", mark: "row"),
            .missingArgument(mark: "list", value: ".table"),
            .repeatedArgument("height", first: samplePlace),
            .missingValue(argument: "cell", example: "cell: StoryCell"),
            .excludedArgument(
                "deselects", by: "delegate", because: "the tap reaches the delegate, which the app keeps",
                other: samplePlace),
            .uselessArgument(
                "keepsHeader", needs: ["header", "footer"], because: "there is no header or footer to keep"),
            .unclosedMark("(", isInside: false),
            .strayBracket(")"),
            .severalExpressions(found: "; reload()", quoted: nil),
            .directiveInArgument("#if"),
            .notAType("Int { 3 }"),
            .malformedMark(found: "height"),
            .unreadableMark("invalid UTF-8"),
            .textAfterMark(", height: 44"),
            .repeatedMark("section", first: samplePlace),
            .markBesideIgnore("row", ignore: samplePlace),
            .rowWithoutWhen("row", last: samplePlace),
            .ownerlessMark("row", owner: "Feed", needs: ["list(.table)", "section"]),
            .markInBody("row"),
            .strayMark("row"),
        ]
    }

    private static let samplePlace = SourcePlace(path: "Feed.swift", range: SourceRange(0, 0))
}
