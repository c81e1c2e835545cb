import ListModel
import SwiftSurface

/// `update(stories: id) { $0.isRead = true }`, `updateNotice { $0.isRead = true }`: the functions that change one row.
struct UpdateFunctions {
    let list: ListDefinition
    let index: ProgramIndex

    var lines: [String] {
        ConditionalLines.joined(list.sections.flatMap(functions))
    }

    private var access: String { EnumText.prefix(list.access) }

    private func functions(_ section: SectionDefinition) -> [ConditionalLines] {
        let property = Namer.identifier(section.property)
        switch section.shape {
        case .rows(let sources), .whole(let sources):
            return sources.compactMap { source in
                plain(source, isOnlySource: sources.count { !$0.property.isEmpty } == 1)
            }
        case .structure(let type, _, _):
            guard section.isSettable else { return [] }
            return (index.sectionType(type)?.sources ?? []).compactMap { source in
                nested(
                    source, section, label: Namer.joined([section.name, source.name]),
                    rowID: { ".\(Namer.identifier(section.name))(\($0))" }, target: "state.\(property)", guards: [])
            }
        case .repeated(let type, _, _, let identity):
            guard section.isSettable, case .key(let members, let idType) = identity else { return [] }
            return (index.sectionType(type)?.sources ?? []).compactMap { source in
                nested(
                    source, section, label: "\(section.name) section: \(idType), \(source.name)",
                    rowID: { ".\(Namer.identifier(section.name))(section, \($0))" },
                    target: "state.\(property)[index]",
                    guards: [
                        "guard let index = state.\(property).firstIndex(where: { $0.\(members) == section }) "
                            + "else { return }"
                    ])
            }
        }
    }

    private func elementType(_ source: RowSource) -> String? {
        switch source.element {
        case .none: nil
        case .model(let payload): payload.type
        case .rows(let type, _): type
        }
    }

    /// The type of the identity that tells the rows of `source` apart, and the test for it; nil where none does.
    private func identity(_ source: RowSource) -> (type: String, member: String)? {
        if case .rows(let type, let name) = source.element { return ("\(type).\(name)", ".rowID") }
        switch source.identity {
        case .key(let members, let type): return (type, ".\(members)")
        case .value(let type): return (type, "")
        case .kind, .position, .occurrence: return nil
        }
    }

    private func function(
        _ parameters: String, named name: String = "update", rowID: String, _ body: [String]
    ) -> [String] {
        let head = ["@discardableResult", "\(access)func \(name)(\(parameters)) -> Bool {"]
        if body.count == 1 { return head + ["    updateRow(\(rowID)) { \(body[0]) }", "}", ""] }
        return head + ["    updateRow(\(rowID)) { \(body[0])"] + body.dropFirst().map { "        \($0)" }
            + ["    }", "}", ""]
    }

    private func plain(_ source: RowSource, isOnlySource: Bool) -> ConditionalLines? {
        guard source.isSettable, let element = elementType(source) else { return nil }
        let property = "state.\(Namer.identifier(source.property))"
        let change = "_ change: (inout \(element)) -> Void"
        let name = "." + Namer.identifier(source.name)
        switch source.multiplicity {
        case .many(isArray: true):
            guard let identity = identity(source) else { return nil }
            let rowID = list.rowAlias == nil ? "\(name)(id)" : "id"
            let body =
                isOnlySource
                ? ["state, path in change(&\(property)[path.row])"]
                : [
                    "state, _ in",
                    "guard let row = \(property).firstIndex(where: { $0\(identity.member) == id }) else { return }",
                    "change(&\(property)[row])",
                ]
            return ConditionalLines(
                function("\(source.name) id: \(identity.type), \(change)", rowID: rowID, body),
                if: source.conditions)
        case .one, .optional:
            guard case .kind = source.identity, case .model = source.element else { return nil }
            // Not `update(notice:)`: as a trailing closure that would be `update { }`, which is the whole list's.
            return ConditionalLines(
                function(
                    change, named: Namer.joined(["update", source.name]), rowID: name, single(source, property)),
                if: source.conditions)
        case .many, .flag, .empty: return nil
        }
    }

    private func single(_ source: RowSource, _ property: String) -> [String] {
        if case .one = source.multiplicity { return ["state, _ in change(&\(property))"] }
        return [
            "state, _ in", "guard var value = \(property) else { return }", "change(&value)", "\(property) = value",
        ]
    }

    private func nested(
        _ source: RowSource, _ section: SectionDefinition, label: String, rowID: (String) -> String, target: String,
        guards: [String]
    ) -> ConditionalLines? {
        guard source.isSettable, let element = elementType(source), case .many(isArray: true) = source.multiplicity,
            let identity = identity(source)
        else { return nil }
        let rows = "\(target).\(Namer.identifier(source.property))"
        let body =
            ["state, _ in"] + guards + [
                "guard let row = \(rows).firstIndex(where: { $0\(identity.member) == id }) else { return }",
                "change(&\(rows)[row])",
            ]
        return ConditionalLines(
            function(
                "\(label) id: \(identity.type), _ change: (inout \(element)) -> Void",
                rowID: rowID(".\(Namer.identifier(source.name))(id)"), body),
            if: section.conditions + source.conditions)
    }
}
