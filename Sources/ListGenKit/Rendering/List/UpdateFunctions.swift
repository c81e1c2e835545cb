import ListModel
import SwiftSurface

/// `update(stories: id) { $0.isRead = true }`, `updateNotice { $0.isRead = true }`: the functions that change one row.
struct UpdateFunctions {
    let list: ListDefinition
    let index: ProgramIndex
    let sections: SectionIndex

    var values: [[String: Any]] {
        ConditionalLines.grouped(list.sections.indices.flatMap(functions))
    }

    /// The value of a section enum of which a case carries the row: as it is read, as it is written, and as it is made.
    struct EnumValue {
        var pattern: String
        var binding: String
        var read: String
        var written: String
        var value: String
    }

    typealias Function = (values: [String: Any], conditions: [Condition])

    /// The list or section struct that holds a row: as it is read, and as it is written.
    private struct Holder {
        var read: String
        var write: String
        /// The arguments that lead to it in `updateRow`; nil if its index is no constant.
        var path: String?
        var sources: [RowSource]
    }

    private func functions(_ position: Int) -> [Function] {
        let section = list.sections[position]
        let written = "state" + list.valueMember
        let text = SectionText(section, of: list, index)
        if let alternatives = text.rows.alternatives { return functions(position, section, alternatives) }
        guard !text.isInList else {
            let holder = Holder(
                read: "state", write: written, path: "in: \\" + list.valueMember, sources: text.rows.sources)
            return holder.sources.compactMap { plain($0, holder) }
        }
        guard section.isSettable else { return [] }
        let property = "." + Namer.member(section.property)
        guard let identity = text.carriedIdentity else {
            let holder = Holder(
                read: "state" + property, write: written + property, path: "in: \\" + list.valueMember + property,
                sources: text.rows.sources)
            return holder.sources.compactMap { source in
                let label = Namer.label(Namer.joined([section.name, source.name]))
                return many(source, holder, label: label, conditions: section.conditions) {
                    ".\(Namer.member(section.name))(\($0))"
                }
            }
        }
        let holder = Holder(
            read: sections.element(position, at: "path.section", receiver: "state."),
            write: sections.element(position, at: "path.section", receiver: "state.", base: written),
            path: Int(sections.start(position)).map {
                "in: \\\(list.valueMember)\(property)\(Self.start($0)), \\"
            },
            sources: text.rows.sources)
        guard text.rows.type != nil else {
            guard let type = text.carriedType, identity.isOfOneValue else { return [] }
            return holder.sources.compactMap { source in
                many(source, holder, label: "\(Namer.label(source.name)) section: \(type),", conditions: []) {
                    $0.replacing("(id)", with: "(section, id)")
                }
            }
        }
        guard case .key(_, let type) = identity else { return [] }
        return holder.sources.compactMap { source in
            let label = "\(Namer.label(section.name)) section: \(type), \(Namer.label(source.name))"
            return many(source, holder, label: label, conditions: section.conditions) {
                ".\(Namer.member(section.name))(section, \($0))"
            }
        }
    }

    /// The type of the identity that tells the rows of `source` apart; nil where none does.
    func identityType(_ source: RowSource) -> String? {
        if case .rows(let type, let name) = source.element { return "\(type).\(name)" }
        switch source.identity {
        case .key(_, let type), .value(let type): return type
        case .kind, .position, .occurrence: return nil
        }
    }

    @inline(never)
    private func plain(_ source: RowSource, _ holder: Holder) -> Function? {
        if case .many = source.multiplicity {
            return many(source, holder, label: Namer.label(source.name), conditions: []) {
                list.rowAlias == nil ? $0 : "id"
            }
        }
        guard source.isUpdatable, case .kind = source.identity, case .model(let payload) = source.element,
            [.one, .optional].contains(source.multiplicity)
        else { return nil }
        // Not `update(notice:)`: as a trailing closure that would be `update { }`, which is the whole list's.
        return (
            [
                "signature": Self.signature(Namer.identifier(Namer.joined(["update", source.name])), payload.type),
                "body": Self.body(
                    ".\(Namer.member(source.name))", "at: \\\(list.valueMember).\(Namer.member(source.property))"),
            ], source.conditions
        )
    }

    @inline(never)
    private func many(
        _ source: RowSource, _ holder: Holder, label: String, conditions: [Condition], rowID: (String) -> String
    ) -> Function? {
        guard source.isUpdatable, case .many(isArray: true) = source.multiplicity, let element = source.elementType,
            let identity = identityType(source)
        else { return nil }
        let property =
            source.path.map { ".\($0)" } ?? (source.property.isEmpty ? "" : "." + Namer.member(source.property))
        let start = RowStart(sources: holder.sources).offset("", of: source, receiver: holder.read + ".")
        let id = rowID(".\(Namer.member(source.name))(id)")
        let body =
            if let path = holder.path, let start = start.isEmpty ? 0 : Int(start.dropFirst(" - ".count)) {
                Self.body(
                    id,
                    path + (property.isEmpty ? ".self" : property)
                        + Self.start(start, label: path.hasSuffix(", \\") ? "fromRow" : "from"))
            } else {
                Self.body(
                    id, index: "path.row" + start, read: "\(holder.read)\(property)[index]",
                    written: "\(holder.write)\(property)[index]")
            }
        return (
            ["signature": Self.signature("update", element, key: "\(label) id: \(identity), "), "body": body],
            conditions + source.conditions
        )
    }

    static func signature(_ name: String, _ type: String, key: String = "") -> String {
        Namer.own("\(name)(\(key)_ change: (inout \(type)) -> Void) -> Bool")
    }

    /// The call that changes a row at a key path.
    private static func body(_ rowID: String, _ path: String) -> [String] {
        ["updateRow(\(rowID), \(path), change)"]
    }

    /// The call that reads a row from the state and writes it back.
    static func body(_ rowID: String, index: String, read: String, written: String, in value: EnumValue? = nil)
        -> [String]
    {
        let reads = value.map { ["    guard case \($0.pattern)(let \($0.binding)) = \($0.read) else { return nil }"] }
        let writes = value.map { ["    guard case \($0.pattern)(var \($0.binding)) = \($0.written) else { return }"] }
        return ["updateRow(\(rowID), change) { state, path in"] + (reads ?? [])
            + ["    let index = \(index)", "    return \(read)", "} write: { state, path, row in"] + (writes ?? [])
            + ["    let index = \(index)", "    \(written) = row"]
            + (value.map { ["    \($0.written) = \($0.value)"] } ?? []) + ["}"]
    }

    private static func start(_ index: Int, label: String = "from") -> String {
        index == 0 ? "" : ", \(label): \(index)"
    }
}
