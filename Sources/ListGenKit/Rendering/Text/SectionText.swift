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
        rows = RowsText(section.shape, index)
    }

    // MARK: What it is

    /// Whether the list is itself the section.
    var isList: Bool { if case .whole = section.shape { true } else { false } }

    /// Whether its rows stand in the list, not in a value of its own.
    var isInList: Bool { rows.type == nil && !isRepeated }

    /// Whether there is one for each element of a property.
    var isRepeated: Bool { section.repetition != nil }

    /// The type of its value.
    var valueType: String {
        if isList { return list.typeName }
        if let type = section.repetition?.type ?? rows.type?.name { return type }
        guard let source = rows.sources.first else { return Namer.own("Void") }
        let element = source.elementType ?? Namer.own("Bool")
        switch source.multiplicity {
        case .one, .flag, .empty: return element
        case .optional: return "\(element)?"
        case .many: return "[\(element)]"
        }
    }

    /// What leads from what the state holds to its value as the app declares it: nothing, or a member.
    var valueMember: String { isList ? list.valueMember : section.valueMember }

    /// Whether it always has a row, or shows one where it has none.
    var alwaysHasRows: Bool {
        guard rows.type == nil, !isRepeated, !isList else { return false }
        return rows.sources.contains { source in
            switch source.multiplicity {
            case .one, .empty: true
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
    var carriedIdentity: Identity? { rows.alternatives == nil ? section.repetition?.identity : nil }

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
        guard let identity = carriedIdentity, identity != .position else { return .all }
        return section.identityFacts
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
        case .key(let members, _)?: return "\(value).\(members)"
        case .value?: return value
        case .position?: return offset
        case .occurrence?: return "\(value), 0"
        }
    }
}
