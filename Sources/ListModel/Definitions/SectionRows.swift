/// The rows of a section, or of a case of a section enum.
public indirect enum SectionRows: Sendable {
    /// Row properties, each a case of the `Row` enum around it. An empty row stands last; none make a header alone.
    case ownRows([RowSource])
    /// A section struct: its `Row` enum is what one case carries.
    case rowsOfType(SectionTypeReference)
    /// A section enum: the section is exactly one of its cases.
    case rowsOfCases(SectionAlternatives)

    /// The row properties, if they are its own.
    public var own: [RowSource] { if case .ownRows(let sources) = self { sources } else { [] } }

    /// The section struct, if that has the rows.
    public var type: SectionTypeReference? { if case .rowsOfType(let type) = self { type } else { nil } }

    /// The section enum, if that has the rows.
    public var alternatives: SectionAlternatives? { if case .rowsOfCases(let cases) = self { cases } else { nil } }
}
