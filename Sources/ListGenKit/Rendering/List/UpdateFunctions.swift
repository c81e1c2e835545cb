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
        /// Whether what is written may be missing.
        var isOptional: Bool
        var value: String
    }

    typealias Function = (values: [String: Any], conditions: [Condition])

    /// The list or section struct that holds a row: as it is read, and as it is written.
    struct Holder {
        var read: String
        var write: String
        /// Whether what holds it may be missing.
        var isOptional = false
        /// The arguments that lead to it in `updateRow`; nil if its index is no constant.
        var path: String?
        /// The index in its property of the section struct that `path` leads to; nil if the property holds one.
        var section: String? = nil
        var sources: [RowSource]
    }

    private func functions(_ position: Int) -> [Function] {
        let section = list.sections[position]
        let text = SectionText(section, of: list, index)
        if let alternatives = text.rows.alternatives { return functions(position, section, alternatives) }
        guard let holder = holder(position) else { return [] }
        guard !text.isInList else { return holder.sources.compactMap { plain($0, holder) } }
        guard let identity = text.carriedIdentity, identity != .kind else {
            return holder.sources.compactMap { source in
                let label = Namer.label(Namer.joined([section.name, source.name]))
                return many(source, holder, label: label, conditions: section.conditions) {
                    ".\(Namer.member(section.name))(\($0))"
                }
            }
        }
        guard text.rows.type != nil else {
            guard let type = text.carriedType, identity.isOfOneValue else { return [] }
            return holder.sources.compactMap { source in
                many(source, holder, label: "\(Namer.parameter(source.name, "section")): \(type),", conditions: []) {
                    $0.replacing("(id)", with: "(section, id)")
                }
            }
        }
        guard case .key(let key, let type) = identity else { return [] }
        let sectionType = Identity.keyType(key, type)
        return holder.sources.compactMap { source in
            let label = "\(Namer.parameter(section.name, "section")): \(sectionType), \(Namer.label(source.name))"
            return many(source, holder, label: label, conditions: section.conditions) {
                ".\(Namer.member(section.name))(section, \($0))"
            }
        }
    }

    /// What holds the rows of a section; nil for a section enum, and for what cannot be written.
    func holder(_ position: Int) -> Holder? {
        let section = list.sections[position]
        let written = "state" + list.valueMember
        let text = SectionText(section, of: list, index)
        if text.rows.alternatives != nil { return nil }
        guard !text.isInList else {
            return Holder(
                read: "state", write: written, path: "\\" + list.valueMember, sources: text.rows.sources)
        }
        guard section.isSettable else { return nil }
        let property = "." + Namer.member(section.property)
        guard text.carriedIdentity != nil else {
            return Holder(
                read: "state" + property, write: written + property, path: "\\" + list.valueMember + property,
                sources: text.rows.sources)
        }
        let element = sections.element(position, at: "path.section", receiver: "state.")
        // A section that may be missing; only the list as the app has it holds it where it can be written.
        if section.isOptional {
            return Holder(
                read: element, write: "\(written)\(property)?", isOptional: true, path: nil,
                sources: text.rows.sources)
        }
        return Holder(
            read: element,
            write: sections.element(position, at: "path.section", receiver: "state.", base: written),
            path: Int(sections.start(position)).map {
                "\\\(list.valueMember)\(property)\(Self.start($0)), \\"
            },
            section: sections.offset(position, "path.section", receiver: "state."),
            sources: text.rows.sources)
    }

    /// The type of the identity that tells the rows of `source` apart; nil if none does.
    func identityType(_ source: RowSource) -> String? {
        if let rows = source.identifyingRows { return "\(rows.type).\(rows.rowIDName)" }
        switch source.identity {
        case .key(let key, let type): return Identity.keyType(key, type)
        case .value(let type): return type
        case .kind, .position, .occurrence: return nil
        }
    }

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
                "body": RowAccessText.only(source, in: list).update(".\(Namer.member(source.name))"),
            ], source.conditions
        )
    }

    private func many(
        _ source: RowSource, _ holder: Holder, label: String, conditions: [Condition], rowID: (String) -> String
    ) -> Function? {
        guard source.isUpdatable, case .many(isArray: true) = source.multiplicity, let element = source.elementType,
            let identity = identityType(source)
        else { return nil }
        let body = RowAccessText(source, in: holder).update(rowID(".\(Namer.member(source.name))(id)"))
        return (
            [
                "signature": Self.signature(
                    "update", element, key: "\(label == "id" ? label : label + " id"): \(identity), "), "body": body,
            ],
            conditions + source.conditions
        )
    }

    static func signature(_ name: String, _ type: String, key: String = "") -> String {
        Namer.own("\(name)(\(key)_ change: (inout \(type)) -> Void) -> Bool")
    }

    static func start(_ index: Int, label: String = "from") -> String {
        index == 0 ? "" : ", \(label): \(index)"
    }
}

/// `toggle(.folders(id))`: the function that shows or hides the rows below a row.
extension UpdateFunctions {
    /// The template values of the function; nil without an outline that says which of its rows are expanded.
    var toggles: [String: Any]? {
        var toggled = list.sections.indices.map(branches)
        guard toggled.contains(where: { !$0.isEmpty }) else { return nil }
        let lines: [String]
        if list.rowAlias != nil {
            lines = toggled[0][0].lines
        } else {
            let isWhole = zip(list.sections.indices, toggled).allSatisfy { holder($0)?.sources.count == $1.count }
            if !isWhole { toggled.append([ConditionalLines("default: return false", if: [])]) }
            lines = ["switch row {"] + ConditionalLines.joined(toggled.flatMap { $0 }) + ["}"]
        }
        return ["rowID": list.names.rowID, "lines": lines]
    }

    private func branches(_ position: Int) -> [ConditionalLines] {
        guard let holder = holder(position) else { return [] }
        let section = list.sections[position]
        return holder.sources.compactMap { source in
            guard let lines = OutlineText(source, in: holder)?.toggle else { return nil }
            let path = lines.contains { $0.contains("path.") } ? "path" : "_"
            let body = ["return toggleRow(row) { state, \(path) in"] + lines.map { "    \($0)" } + ["}"]
            var readsID = false
            if case .identities? = source.declaration?.outline?.expansion { readsID = true }
            if list.rowAlias != nil { return ConditionalLines((readsID ? ["let id = row"] : []) + body) }
            var pattern = ".\(Namer.member(source.name))" + (readsID ? "(let id)" : "")
            let text = SectionText(section, of: list, index)
            if !text.isInList {
                let carried = text.carriedIdentity == nil || text.carriedIdentity == .kind ? "" : "_, "
                pattern = ".\(Namer.member(section.name))(\(carried)\(pattern))"
            }
            return ConditionalLines(
                ["case \(pattern):"] + body.map { "    \($0)" }, if: section.conditions + source.conditions)
        }
    }
}
