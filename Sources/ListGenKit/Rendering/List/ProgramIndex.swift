import ListModel
import SwiftSurface

/// The rows enums and section structs of a run by name, and what follows from their parts.
struct ProgramIndex: Sendable {
    private let rows: [String: RowsDefinition]
    private let sections: [String: SectionTypeDefinition]
    private let sectionEnums: [String: SectionEnumDefinition]

    init(_ program: Program) {
        var rows: [String: RowsDefinition] = [:]
        var sections: [String: SectionTypeDefinition] = [:]
        var sectionEnums: [String: SectionEnumDefinition] = [:]
        for file in program.files {
            // A type is called with its module where others have its name.
            for name in ["", file.module + "."] {
                for definition in file.rows { rows[name + definition.typeName] = definition }
                for definition in file.sections { sections[name + definition.typeName] = definition }
                for definition in file.sectionEnums { sectionEnums[name + definition.typeName] = definition }
            }
        }
        self.rows = rows
        self.sections = sections
        self.sectionEnums = sectionEnums
    }

    /// The section struct of a type; a generic one with the arguments of the type.
    func sectionType(_ name: String) -> SectionTypeDefinition? {
        if let known = sections[name] { return known }
        guard let head = name.firstIndex(of: "<"), let definition = sections[String(name[..<head])],
            case .named(let components) = TypeSyntax(parsing: name), let arguments = components.last?.genericArguments
        else { return nil }
        return definition.with(arguments)
    }

    /// Whether a section struct is a header or footer alone, so that nothing can be a row of it.
    func hasNoRows(_ name: String) -> Bool { sections[name]?.sources.isEmpty == true }

    func sectionEnum(_ name: String) -> SectionEnumDefinition? { sectionEnums[name] }

    func rowCase(_ name: String, of rows: String) -> RowsDefinition.Case? {
        self.rows[rows]?.cases.first { $0.name == name }
    }

    func rowIDName(ofRows name: String) -> String { rows[name]?.rowIDName ?? "RowID" }

    /// Whether equal rows of the enum are told apart by their number.
    func numbersOccurrences(rows name: String, depth: Int = 0) -> Bool {
        guard depth < 32, let definition = rows[name] else { return false }
        return definition.cases.contains { item in
            if let nested = item.nestedRows { return numbersOccurrences(rows: nested, depth: depth + 1) }
            if case .occurrence = item.identity { return true }
            return false
        }
    }

    /// What holds of the generated identity of a rows enum.
    func rowIDFacts(ofRows name: String, depth: Int = 0) -> TypeFacts {
        guard depth < 32, let definition = rows[name] else { return TypeFacts(isHashable: true, isEquatable: true) }
        return definition.cases.reduce(.all) { facts, item in
            if let nested = item.nestedRows { return facts.and(rowIDFacts(ofRows: nested, depth: depth + 1)) }
            return item.identity == .kind ? facts : facts.and(item.identityFacts)
        }
    }

    /// Whether a row of the enum can count as changed although it is the same value.
    func countsAlways(rows name: String, depth: Int = 0) -> Bool {
        guard depth < 32, let definition = rows[name] else { return false }
        return definition.cases.contains { item in
            item.content == .always || item.nestedRows.map { countsAlways(rows: $0, depth: depth + 1) } ?? false
        }
    }

    func countsAlways(_ source: RowSource) -> Bool {
        if case .rows(let type, _) = source.element { return countsAlways(rows: type) }
        return source.content == .always
    }

    /// Whether the identity of a row says which one it is wherever it stands, in another section too.
    func namesItself(_ source: RowSource) -> Bool {
        switch (source.element, source.identity) {
        case (.rows(let type, _), let identity): identity != .position && !numbersOccurrences(rows: type)
        case (.model, .key), (.model, .value): true
        default: false
        }
    }

    func rowIDFacts(_ sources: [RowSource]) -> TypeFacts {
        sources.reduce(.all) { facts, source in
            if let rows = source.identifyingRows { return facts.and(rowIDFacts(ofRows: rows.type)) }
            return RowSourceText.payload(of: source.identity) == nil || source.identity == .position
                ? facts : facts.and(source.identityFacts)
        }
    }

    /// Whether no row of these sources carries a value, so that a row is its own identity.
    func hasNoValues(_ sources: [RowSource]) -> Bool {
        !sources.isEmpty
            && sources.allSatisfy {
                let text = RowSourceText($0, siblings: sources)
                return text.rowPayload == nil && text.rowIDPayload == nil
            }
    }

    /// Whether these rows are the same in every state, so that their numbers are their indices.
    func isConstant(_ sources: [RowSource]) -> Bool {
        hasNoValues(sources)
            && sources.allSatisfy {
                RowSourceText($0, siblings: sources).isConstant && !["allCases", "rawValue"].contains($0.name)
            }
    }

    /// What holds of a row enum of these sources; of a rows enum of the app nothing is known.
    func rowFacts(_ sources: [RowSource]) -> TypeFacts {
        sources.reduce(.all) { facts, source in
            switch source.element {
            case .none: facts
            case .model(let payload): facts.and(payload.facts)
            case .rows: TypeFacts()
            }
        }
    }
}
