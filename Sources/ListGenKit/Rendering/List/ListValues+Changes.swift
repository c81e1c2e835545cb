import ListModel
import SwiftSurface

extension ListValues {
    /// The statements that collect what changed in a section.
    func changes(of section: SectionDefinition) -> ConditionalLines {
        let text = text(section)
        let lines: [String]
        if let alternatives = text.rows.alternatives {
            lines = sections(section, alternatives)
        } else if let identity = text.carriedIdentity {
            lines = sections(text, identity)
        } else {
            func receiver(_ side: String) -> String {
                text.isInList ? side : Namer.property(section.property, of: side) + "."
            }
            func value(_ side: String) -> String { section.value(in: side) + text.valueMember }
            lines = staticSection(
                section, old: value("old."), new: value("new."), receivers: (receiver("old."), receiver("new.")),
                sources: text.isInList ? text.innerSources : text.rows.sources)
        }
        return ConditionalLines(lines, if: section.conditions)
    }

    /// The identity of the row at `$1` of the section `$0`.
    private func rowID(_ source: RowSource, in text: SectionText) -> String {
        guard text.rows.type == nil else { return "$0.rowID(at: $1)" }
        let text = RowSourceText(source, siblings: [], receiver: "$0.")
        return String(text.identityClosure.dropFirst(2).dropLast(2)).replacing("$0", with: text.element(at: "$1"))
    }

    private var comparison: RowComparison { RowComparison(index: index) }

    /// The statements that collect what changed in a section for each element of a property.
    private func sections(_ text: SectionText, _ identity: Identity) -> [String] {
        let (section, sources) = (text.section, text.rows.sources)
        let property = Namer.member(section.property)
        let id = RowSourceText(
            RowSource(
                name: "", property: "", multiplicity: .many(isArray: true), element: .none, identity: identity,
                content: .none, isSettable: false, place: section.place),
            siblings: []
        ).identityClosure.replacing("$0", with: "$0" + section.valueMember)
        let header = headerComparison(
            section, old: "old\(section.valueMember)", new: "new\(section.valueMember)")
        let always = sources.contains(where: index.countsAlways)
        var arguments = ["old.\(property)", "new.\(property)"]
        if always { arguments.append("sharedStorageIsUnchanged: false") }
        let isByPosition = identity == .position
        if isByPosition { arguments[0] = "byPosition: " + arguments[0] } else { arguments.append("id: \(id)") }
        if let header {
            // With the types the compiler is done at once; without, it takes seconds for an optional title.
            let element = section.snapshotType ?? text.valueType
            let closure =
                header == "false" ? "_, _ in false" : "(new: \(element), old: \(element)) in \(header)"
            arguments.append("headerIsUnchanged: { \(closure) }")
        }
        if movesBetweenElements(sources, identity),
            let first = sources.first(where: { RowSourceText($0, siblings: sources).isMany })
        {
            arguments.append("rowID: { \(rowID(first, in: text)) }")
        }
        return SwitchText.call("changes.sections(", arguments, ") { old, new, rows in")
            + comparison.lines(sources, receivers: ("old.", "new."), of: "rows").map { "    \($0)" } + ["}"]
    }

    private func staticSection(
        _ section: SectionDefinition, old: String, new: String, receivers: (String, String), sources: [RowSource]
    ) -> [String] {
        let header = headerComparison(section, old: old, new: new)
        let place = crosses(section) ? "let \(crossingName(section)) = " : ""
        if header == nil, sources.count == 1, sources[0].conditions.isEmpty, !comparison.isNamed(sources[0]) {
            return comparison.lines(sources[0], sources, receivers: receivers, of: "\(place)changes")
        }
        return ["\(place)changes.section\(header.map { "(headerIsUnchanged: \($0))" } ?? "") { rows in"]
            + comparison.lines(sources, receivers: receivers, of: "rows").map { "    \($0)" } + ["}"]
    }

    /// Whether the section's value shows the same as before in header, footer and rows; nil if they cannot change by the
    /// state.
    func headerComparison(_ section: SectionDefinition, old: String, new: String) -> String? {
        var terms: [String] = []
        if let members = section.comparedMembers, isShownByRows(section) {
            terms = members.map { "\(new).\(Namer.member($0)) == \(old).\(Namer.member($0))" }
        }
        for header in section.headers + section.footers {
            if header.when != nil || (list.isContextWeak && header.readsContext) { return "false" }
            switch header.kind {
            case .existing(let argument):
                if case .keyPath = argument.form { break }
                return "false"
            case .title(let argument):
                switch argument.form {
                // The enum around the case has no name here.
                case .keyPath(let members) where argument.isVerified && !header.isOfEnum:
                    let term = "\(new).\(members) == \(old).\(members)"
                    if !terms.contains(term) { terms.append(term) }
                case _ where argument.values.contains(where: \.isOfSection): return "false"
                case .closure(let count) where count > 0 && argument.taken == nil: return "false"
                case .keyPath, .function: return "false"
                default: break
                }
            case .view(_, let fill, let injections):
                let values = FillText.values(of: fill) + injections.map(\.value)
                let readsMore = fill.call?.readsBeyondArguments == true
                if readsMore || values.contains(where: \.isOfSection) { return "false" }
            case nil: break
            }
        }
        return terms.isEmpty ? nil : terms.joined(separator: " && ")
    }
}
