import ListModel
import SwiftSurface

/// A section in generated code: where its rows come from, what tells it apart, and what a row of it carries.
struct SectionText {
    let section: SectionDefinition
    let list: ListDefinition
    let rows: RowsText
    private let index: ProgramIndex

    init(_ section: SectionDefinition, of list: ListDefinition, _ index: ProgramIndex) {
        self.section = section
        self.list = list
        self.index = index
        rows = RowsText(section, index)
    }

    // MARK: What it is

    /// Whether the list is itself the section.
    var isList: Bool { section.property.isEmpty && section.shape.value == list.typeName }

    /// Whether the list itself holds the rows, and not a value of their own.
    var isInList: Bool { rows.type == nil && !section.isRepeated }

    /// The type of its value.
    var valueType: String {
        // Only a property of rows without payload is of a type that the app does not name.
        let isOwn = isInList && !section.property.isEmpty && rows.sources.first?.elementType == nil
        return isOwn ? ForeignSpelling.marked(section.shape.value) : section.shape.value
    }

    /// What leads from what the state holds to its value as the app declares it: nothing, or a member.
    var valueMember: String { isList ? list.valueMember : section.valueMember }

    /// Whether it always has a row, or shows one where it has none.
    var alwaysHasRows: Bool {
        guard rows.alternatives == nil else { return false }
        if rows.type == nil, section.isRepeated || isList { return false }
        return rows.sources.contains { source in
            switch source.multiplicity {
            case .one, .empty: rows.type == nil || source.conditions.isEmpty
            case .optional, .many, .flag: false
            }
        }
    }

    // MARK: Rows

    /// The cases of the `Row` of the list that its rows are.
    var caseNames: [String] { rows.type == nil ? rows.sources.map(\.name) : [section.name] }

    /// Its own row properties, with the clauses that stand inside its own; none if a type has them.
    var innerSources: [RowSource] { rows.type == nil ? rows.ownSources(inside: section.conditions) : [] }

    // MARK: Identity

    /// What tells it from the other sections of its property, where each row of it carries that. The rows of a section
    /// enum carry what their case says.
    var carriedIdentity: Identity? { rows.alternatives == nil ? section.identity : nil }

    /// The type of what a row of it carries before the row.
    var carriedType: String? { carriedIdentity.flatMap(RowSourceText.payload) }

    /// What the case in the `Section` of the list carries.
    var identityType: String? {
        rows.alternatives.map { "\($0.type).\($0.names.sectionID)" } ?? carriedType
    }

    /// What is known of that type.
    var identityFacts: TypeFacts {
        if let alternatives = rows.alternatives { return index.sectionIDFacts(ofEnum: alternatives.type) }
        return carriedFacts
    }

    /// What is known of `carriedType`.
    var carriedFacts: TypeFacts {
        guard let (identity, facts) = section.shape.repetition, carriedIdentity != nil, identity != .position,
            identity != .kind
        else {
            return .all
        }
        return facts
    }

    /// What the case in the `Section` carries, for what the state holds and the index among the sections of its property.
    func identity(of held: String, at offset: String) -> String? {
        rows.alternatives == nil ? carried(of: held, at: offset) : held + ".sectionID"
    }

    /// The same for what a row carries.
    func carried(of held: String, at offset: String) -> String? {
        let value = held + section.valueMember
        switch carriedIdentity {
        case .kind?, nil: return nil
        case .key(let key, _)?: return Identity.key(key, of: value)
        case .value?: return value
        case .position?: return offset
        case .occurrence?: return "\(value), 0"
        }
    }
}
