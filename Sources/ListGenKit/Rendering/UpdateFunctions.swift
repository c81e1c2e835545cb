import ListModel
import SwiftSurface

/// `update(stories: id) { $0.isRead = true }`, `updateNotice { $0.isRead = true }`: the functions that change one row.
struct UpdateFunctions {
    let list: ListDefinition
    let index: ProgramIndex
    let sections: SectionIndex

    var lines: [String] {
        ConditionalLines.joined(list.sections.indices.flatMap(functions))
    }

    private var access: String { EnumText.prefix(list.access) }

    /// The list or section struct that holds a row: as it is read, and as it is written.
    private struct Holder {
        var read: String
        var write: String
        var sources: [RowSource]
    }

    private func functions(_ position: Int) -> [ConditionalLines] {
        let section = list.sections[position]
        let caseName = "." + Namer.member(section.name)
        let written = "state" + list.valueMember
        switch section.shape {
        case .rows(let sources), .whole(let sources):
            let holder = Holder(read: "state", write: written, sources: sources)
            return sources.compactMap { plain($0, holder) }
        case .structure(let type, _, _):
            guard section.isSettable else { return [] }
            let property = "." + Namer.member(section.property)
            let holder = Holder(
                read: "state" + property, write: written + property, sources: index.sectionType(type)?.sources ?? [])
            return holder.sources.compactMap { source in
                many(
                    source, holder, label: Namer.label(Namer.joined([section.name, source.name])),
                    conditions: section.conditions
                ) {
                    "\(caseName)(\($0))"
                }
            }
        case .repeated(let type, _, _, let identity):
            guard section.isSettable, case .key(_, let idType) = identity else { return [] }
            let holder = Holder(
                read: sections.element(position, at: "path.section", receiver: "state."),
                write: sections.element(position, at: "path.section", receiver: "state.", base: written),
                sources: index.sectionType(type)?.sources ?? [])
            return holder.sources.compactMap { source in
                many(
                    source, holder,
                    label: "\(Namer.label(section.name)) section: \(idType), \(Namer.label(source.name))",
                    conditions: section.conditions
                ) { "\(caseName)(section, \($0))" }
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

    /// The type of the identity that tells the rows of `source` apart; nil where none does.
    private func identityType(_ source: RowSource) -> String? {
        if case .rows(let type, let name) = source.element { return "\(type).\(name)" }
        switch source.identity {
        case .key(_, let type), .value(let type): return type
        case .kind, .position, .occurrence: return nil
        }
    }

    @inline(never)
    private func plain(_ source: RowSource, _ holder: Holder) -> ConditionalLines? {
        if case .many = source.multiplicity {
            return many(source, holder, label: Namer.label(source.name), conditions: []) {
                list.rowAlias == nil ? $0 : "id"
            }
        }
        guard source.isSettable, case .kind = source.identity, case .model(let payload) = source.element,
            [.one, .optional].contains(source.multiplicity)
        else { return nil }
        let property = "." + Namer.member(source.property)
        // Not `update(notice:)`: as a trailing closure that would be `update { }`, which is the whole list's.
        return ConditionalLines(
            function(
                Namer.identifier(Namer.joined(["update", source.name])), "_ change: (inout \(payload.type)) -> Void",
                rowID: "." + Namer.member(source.name), path: "_", read: [holder.read + property],
                write: [holder.write + property]),
            if: source.conditions)
    }

    @inline(never)
    private func many(
        _ source: RowSource, _ holder: Holder, label: String, conditions: [Condition], rowID: (String) -> String
    ) -> ConditionalLines? {
        guard source.isSettable, case .many(isArray: true) = source.multiplicity, let element = elementType(source),
            let identity = identityType(source)
        else { return nil }
        let property = "." + Namer.member(source.property)
        let offset = RowStart(sources: holder.sources)
            .offset("path.row", of: source, receiver: holder.read + ".")
        func lines(_ holder: String, result: String) -> [String] {
            let line = "\(holder)\(property)[\(offset)]"
            if line.count < 80 { return [line] }
            return ["let index = \(offset)", "\(result)\(holder)\(property)[index]"]
        }
        return ConditionalLines(
            function(
                "update", "\(label) id: \(identity), _ change: (inout \(element)) -> Void",
                rowID: rowID(".\(Namer.member(source.name))(id)"), path: "path",
                read: lines(holder.read, result: "return "), write: lines(holder.write, result: "")),
            if: conditions + source.conditions)
    }

    /// The row is taken out, changed, and put back where it was: no look at the others, no copy of what holds it.
    @inline(never)
    private func function(
        _ name: String, _ parameters: String, rowID: String, path: String, read: [String], write: [String]
    ) -> [String] {
        [
            "/// Changes that row in place; false if it is gone.", "@discardableResult",
            "\(access)func \(name)(\(parameters)) -> Bool {",
        ]
            + ["    updateRow(\(rowID), change) { state, \(path) in"]
            + read.map { "        \($0)" }
            + ["    } write: { state, \(path), row in"]
            + write.map { "        \($0)" }.dropLast() + ["        \(write.last ?? "") = row", "    }", "}", ""]
    }
}
