import ListModel
import SwiftSurface

/// Where the rows of a section, or of a case of a section enum, come from: row properties of its own, or a type with a
/// `Row` enum, which is what a row of the section carries then.
struct RowsText {
    /// A section struct or section enum.
    struct RowType {
        /// As it is written, with its arguments.
        var name: String
        /// Its `Row` and `RowID`, in full.
        var row: String
        var rowID: String
    }

    /// Nil for row properties of its own.
    let type: RowType?
    /// The row properties: its own, or those of the section struct. None for a section enum, whose cases have them.
    let sources: [RowSource]
    /// Set for a section enum.
    let alternatives: SectionAlternatives?
    private let index: ProgramIndex

    /// Those of a section of a list.
    init(_ section: SectionDefinition, _ index: ProgramIndex) { self.init(section.shape.rows, index) }

    /// Those of a case of a section enum.
    init(_ item: SectionEnumDefinition.Case, _ index: ProgramIndex) { self.init(item.rows, index) }

    private init(_ rows: SectionRows, _ index: ProgramIndex) {
        self.index = index
        switch rows {
        case .ownRows(let own): (type, sources, alternatives) = (nil, own, nil)
        case .rowsOfType(let used):
            type = RowType(
                name: used.type, row: "\(used.type).\(used.rowName)", rowID: "\(used.type).\(used.rowIDName)")
            (sources, alternatives) = (index.sectionType(used.type)?.sources ?? [], nil)
        case .rowsOfCases(let used):
            type = RowType(
                name: used.type, row: "\(used.type).\(used.names.row)", rowID: "\(used.type).\(used.names.rowID)")
            (sources, alternatives) = ([], used)
        }
    }

    /// Whether its type is a header or footer alone, so that nothing can be a row of it.
    var hasNoRows: Bool {
        type.map { alternatives == nil ? index.hasNoRows($0.name) : index.hasNoRows(ofEnum: $0.name) } ?? false
    }

    /// The row properties in all cases.
    var allSources: [RowSource] {
        guard let alternatives else { return sources }
        return (index.sectionEnum(alternatives.type)?.cases ?? []).flatMap { RowsText($0, index).sources }
    }

    /// The row properties of its own, with the clauses that stand inside those around all of them.
    func ownSources(inside outer: [Condition]) -> [RowSource] {
        sources.map { source in
            var source = source
            source.conditions = Array(source.conditions.dropFirst(outer.count))
            return source
        }
    }

    /// What holds of the types of the rows, or of their identities.
    func facts(_ ofSources: ([RowSource]) -> TypeFacts, _ ofEnum: (String) -> TypeFacts) -> TypeFacts {
        if let alternatives { return ofEnum(alternatives.type) }
        // Of a section struct that is not in this run nothing is known.
        if let type, index.sectionType(type.name) == nil { return TypeFacts() }
        return ofSources(sources)
    }
}
