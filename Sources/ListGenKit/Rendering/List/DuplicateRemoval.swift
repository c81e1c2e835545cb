import ListModel
import SwiftSurface

/// The statements that take rows and sections out of a state whose identity is that of one before them: those of arrays
/// that can be assigned, or that the state itself has evaluated.
struct DuplicateRemoval {
    let list: ListDefinition
    let index: ProgramIndex

    var lines: [String] {
        ConditionalLines.joined(list.sections.flatMap(removals))
    }

    /// What holds rows: the state or a section of it.
    private struct Holder {
        /// What stands before properties whose rows it has evaluated.
        var evaluated: String
        /// The same for all others; nil if they cannot be assigned.
        var declared: String?

        func property(_ name: String, path: String? = nil, isEvaluated: Bool, isSettable: Bool) -> String? {
            if let path, isEvaluated { return evaluated + path }
            if let path { return isSettable ? declared.map { $0 + path } : nil }
            guard !isEvaluated else { return Namer.property(name, of: evaluated) }
            return isSettable ? declared.map { Namer.property(name, of: $0) } : nil
        }
    }

    private var state: Holder {
        Holder(evaluated: "", declared: list.valueMember.isEmpty ? "" : list.valueMember.dropFirst() + ".")
    }

    private func removals(_ section: SectionDefinition) -> [ConditionalLines] {
        let text = SectionText(section, of: list, index)
        func rows(in holder: Holder, _ conditions: [Condition] = []) -> [ConditionalLines] {
            text.rows.sources.compactMap { removal(of: $0, in: holder, conditions: conditions) }
        }
        if text.isInList { return rows(in: state) }
        if let alternatives = text.rows.alternatives { return removals(section, alternatives) }
        guard let property = property(of: section) else { return [] }
        guard let identity = text.carriedIdentity else {
            return rows(in: holder(property, section), section.conditions)
        }
        var removals: [ConditionalLines] = []
        switch identity {
        case .key, .value:
            let id = Self.closure(identity, of: section.valueMember)
            removals.append(
                ConditionalLines("Self.removeDuplicates(from: &\(property)) \(id)", if: section.conditions))
        case .kind, .position, .occurrence: break
        }
        let inner = rows(in: holder("\(property)[section]", section))
        guard !inner.isEmpty else { return removals }
        let loop =
            ["for section in \(property).indices {"] + ConditionalLines.joined(inner).map { "    \($0)" } + ["}"]
        return removals + [ConditionalLines(loop, if: section.conditions)]
    }

    /// Those in the values of a section enum, which are taken out, changed and put back.
    private func removals(_ section: SectionDefinition, _ alternatives: SectionAlternatives) -> [ConditionalLines] {
        guard let property = property(of: section) else { return [] }
        let value = section.isRepeated ? "\(property)[section]" : property
        let inner = (index.sectionEnum(alternatives.type)?.cases ?? []).compactMap { item -> ConditionalLines? in
            guard let payload = item.payload else { return nil }
            let name = Namer.identifier(payload.binding)
            // The value of a case hides a property of its name.
            let target = name == property ? "self.\(value)" : value
            let rows = RowsText(item, index)
            let holder =
                rows.type == nil
                ? Holder(evaluated: item.snapshotType == nil ? "" : name + ".", declared: "")
                : Holder(evaluated: name + ".", declared: name + item.valueMember + ".")
            let lines = ConditionalLines.joined(
                rows.sources.compactMap { removal(of: $0, in: holder, conditions: []) })
            guard !lines.isEmpty else { return nil }
            let label = payload.label.map { "\(Identifier.spelledAsLabel($0)): " } ?? ""
            let pattern = "." + Namer.member(item.name)
            return ConditionalLines(
                ["if case \(pattern)(var \(name)) = \(value) {"] + lines.map { "    " + $0 }
                    + ["    \(target) = \(pattern)(\(label)\(name))", "}"], if: item.conditions)
        }
        guard section.isRepeated else {
            return inner.isEmpty
                ? [] : [ConditionalLines(ConditionalLines.joined(inner), if: section.conditions)]
        }
        let ofSections = "Self.removeDuplicates(from: &\(property)) { $0.sectionID }"
        guard !inner.isEmpty else { return [ConditionalLines(ofSections, if: section.conditions)] }
        let loop =
            ["for section in \(property).indices {"] + ConditionalLines.joined(inner).map { "    \($0)" } + ["}"]
        return [ConditionalLines([ofSections] + loop, if: section.conditions)]
    }

    private func property(of section: SectionDefinition) -> String? {
        state.property(
            section.property, isEvaluated: section.snapshotType != nil || section.declaration?.isComputed == true,
            isSettable: section.isSettable)
    }

    private func holder(_ value: String, _ section: SectionDefinition) -> Holder {
        Holder(evaluated: value + ".", declared: value + section.valueMember + ".")
    }

    private func removal(
        of source: RowSource, in holder: Holder, conditions: [Condition]
    ) -> ConditionalLines? {
        guard case .many = source.multiplicity, let id = identity(of: source), Self.isReplaceable(source),
            let property = holder.property(
                source.property, path: source.path, isEvaluated: source.isComputed, isSettable: source.isSettable)
        else { return nil }
        let call =
            source.declaration?.outline == nil
            ? "Self.removeDuplicates(from: &\(property)) \(id)" : "\(property).removeDuplicates \(id)"
        return ConditionalLines(call, if: conditions + source.conditions)
    }

    /// The closure that answers the identity of an element, and gets how many equal ones come before where that is part
    /// of some identities; nil if every row has one of its own.
    private func identity(of source: RowSource) -> String? {
        if index.namesItself(source) { return RowSourceText(source, siblings: []).identityClosure }
        guard source.identifyingRows != nil else { return nil }
        return "{ $0.rowID(occurrence: $1) }"
    }

    /// Whether elements can be taken out of the collection: a set has no equal ones anyway.
    private static func isReplaceable(_ source: RowSource) -> Bool {
        guard let type = source.declaration?.type else { return false }
        let name = type.prefix { $0 != "<" }.nameComponents.last ?? ""
        return type.hasPrefix("[") || ["Array", "ContiguousArray", "ArraySlice", "Deque"].contains(name)
    }

    private static func closure(_ identity: Identity, of member: String) -> String {
        if case .key(let key, _) = identity { return "{ \(Identity.key(key, of: "$0" + member)) }" }
        return "{ $0\(member) }"
    }
}
