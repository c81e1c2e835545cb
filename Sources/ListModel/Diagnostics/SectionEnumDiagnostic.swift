import SourceText

/// What can be wrong with enums whose cases are sections.
public enum SectionEnumDiagnostic: DiagnosticCase {
    case enumOfRowsAndSections(String)
    /// A case of a section enum; `isNested` for a section that is no struct, or more than one.
    case caseIsNoSection(String, type: String, isNested: Bool)
    case emptyOfCase(String)
    case repeatedCaseWithoutIdentity(String, of: String, section: String)
    case identityOfCases(String)
    /// A `section`, `header` or `footer` mark at a case of a rows enum.
    case sectionMarkOfRow(String, of: String)

    @_optimize(none)
    public static var samples: [Self] {
        [
            .enumOfRowsAndSections("Content"), .caseIsNoSection("failed", type: "Int", isNested: false),
            .emptyOfCase("loading"), .repeatedCaseWithoutIdentity("group", of: "FeedSection", section: "Group"),
            .identityOfCases("FeedSection"),
            .sectionMarkOfRow("header", of: "TimelineItem"),
        ]
    }

    @_optimize(none)
    public var entry: DiagnosticEntry {
        switch self {
        case .enumOfRowsAndSections(let name):
            DiagnosticEntry(
                "enum-of-rows-and-sections", mayFollowFrom: .faultyMark,
                "the cases of `\(name)` cannot be rows and sections",
                remedy: "keep `rows` or `section`, and take the other mark away",
                explanation:
                    "In an enum marked `rows` each case is a row; in one marked `section` each is a whole section.",
                wrong: "// listgen:rows\n// listgen:section\nenum Content { case story(Story) }",
                right: "// listgen:section\nenum Content { case stories([Story]) }")
        case .caseIsNoSection(let name, let type, let isNested):
            DiagnosticEntry(
                "case-is-no-section", mayFollowFrom: .absence,
                isNested
                    ? "`\(name)` carries `\(type)`, and sections do not nest"
                    : "`\(name)` carries `\(type)`, which is neither rows nor a section nor the payload of a row",
                remedy: isNested
                    ? "carry one struct marked `section`, or rows"
                    : "carry rows, as in `[Story]`, a struct marked `section`, or one value that a cell shows: "
                        + "`// listgen:row(cell: ...)`",
                explanation: """
                    A case of an enum marked `section` is a whole section. What it carries are its rows, a section struct \
                    or the payload of its only row; several values of one row are a struct.
                    """,
                wrong: "// listgen:section\nenum Content { case failed(code: Int, text: String) }",
                right: "// listgen:section\nenum Content { case failed(Failure) }  // listgen:row(cell: FailureCell)")
        case .emptyOfCase(let name):
            DiagnosticEntry(
                "empty-of-case", mayFollowFrom: .faultyMark, "the rows of `\(name)` cannot be empty",
                remedy: "take `empty` out, or write it at a case that carries an array or optional",
                explanation:
                    "An empty row is shown while a case has no rows. A section struct says it at its own mark.",
                wrong: "case loading  // listgen:section(empty: NothingCell)",
                right: "case rows([Story])  // listgen:section(empty: NothingCell)")
        case .repeatedCaseWithoutIdentity(let name, let owner, let section):
            DiagnosticEntry(
                "repeated-case-without-identity", mayFollowFrom: .absence,
                "nothing tells two sections `\(name)` of a `[\(owner)]` apart",
                remedy:
                    "write what does at `\(section)`: `// listgen:section(id: \\.name)`, or, if there is one at most, "
                    + "`section(id: .kind)` at the case",
                explanation: """
                    An array of a section enum is the order of the sections. Each case is one of them; only a section struct \
                    with an identity can be there several times.
                    """,
                wrong: "case group(Group)  // where Group has no id",
                right: "// listgen:section(id: \\.name)\nstruct Group { var name: String; var stories: [Story] }")
        case .sectionMarkOfRow(let mark, let owner):
            DiagnosticEntry(
                "section-mark-of-row", mayFollowFrom: .faultyMark,
                "`\(mark)` cannot stand at a row, and the cases of `\(owner)` are rows",
                remedy: "write it at the property that holds the rows, or mark `\(owner)` with `section`",
                explanation:
                    "In an enum marked `rows` each case is a row; in one marked `section` each is a whole section.",
                wrong: "// listgen:rows\nenum Item { case story(Story) }  // listgen:section(header: \"Story\")",
                right: "// listgen:section(header: \"Stories\")\nvar items: [Item]")
        case .identityOfCases(let name):
            DiagnosticEntry(
                "identity-of-cases", mayFollowFrom: .faultyMark,
                "sections of `\(name)` are told apart by their case and the identity of the section that it carries",
                remedy: "take `id` out here, and write it at the section struct or the case",
                explanation: "A section enum is another section when its case changes; its payload may tell more.",
                wrong: "// listgen:section(id: \\.id)\nvar sections: [FeedSection]",
                right: "case group(Group)  // listgen:section(id: \\.name)")
        }
    }
}
