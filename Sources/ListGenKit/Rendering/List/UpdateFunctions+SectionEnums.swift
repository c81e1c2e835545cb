import ListModel
import SwiftSurface

/// Rows that a case of a section enum carries: taken out of the value, changed, and put back.
extension UpdateFunctions {
    func functions(
        _ position: Int, _ section: SectionDefinition, _ alternatives: SectionAlternatives
    ) -> [Function] {
        guard section.isSettable else { return [] }
        return (index.sectionEnum(alternatives.type)?.cases ?? []).flatMap { item in
            RowsText(item, index).sources.compactMap { function($0, of: item, in: section, position) }
        }
    }

    private func function(
        _ source: RowSource, of item: SectionEnumDefinition.Case, in section: SectionDefinition,
        _ position: Int
    ) -> Function? {
        guard source.isUpdatable, case .many(isArray: true) = source.multiplicity,
            let element = source.elementType, let identity = identityType(source),
            let access = access(to: source, of: item, at: position)
        else { return nil }
        let (outer, name) = (Namer.member(section.name), Namer.member(item.name))
        var key = Namer.label(Namer.joined([section.name, source.name]))
        var rowID = ".\(Namer.member(source.name))(id)"
        let ofCase = RowsText(item, index)
        if ofCase.type != nil {
            let label = Namer.joined([item.name, source.name])
            switch item.identity {
            case .key(_, let type), .value(let type):
                let type = RowSourceText.payload(of: item.identity) ?? type
                key = "\(Namer.parameter(section.name, "section")): \(type), \(Namer.label(label))"
                rowID = ".\(name)(section, \(rowID))"
            case .kind, .position, .occurrence:
                key = Namer.label(Namer.joined([section.name, label]))
                rowID = ".\(name)(\(rowID))"
            }
        }
        return (
            [
                "signature": Self.signature("update", element, key: "\(key) id: \(identity), "),
                "body": access.update(".\(outer)(\(rowID))"),
            ],
            section.conditions + source.conditions
        )
    }

    /// The values of a section enum, as they are read and as they are written.
    private func values(_ position: Int) -> (read: String, written: String) {
        let section = list.sections[position]
        let value = section.valueMember
        guard section.isRepeated else {
            let property = "." + Namer.member(section.property)
            return ("state" + property + value, "state" + list.valueMember + property)
        }
        let base = "state" + list.valueMember
        if section.isOptional {
            return (
                sections.element(position, at: "path.section", receiver: "state.") + value,
                "\(base).\(Namer.member(section.property))"
            )
        }
        return (
            sections.element(position, at: "path.section", receiver: "state.") + value,
            sections.element(position, at: "path.section", receiver: "state.", base: base)
        )
    }

    /// How a row is reached that a case carries; nil if its index is known to nobody.
    func access(to source: RowSource, of item: SectionEnumDefinition.Case, at position: Int) -> RowAccessText? {
        guard let payload = item.payload else { return nil }
        let binding = Namer.identifier(payload.binding)
        let ofCase = RowsText(item, index)
        let receiver = ofCase.type == nil ? "" : binding + "."
        let rows = ofCase.type == nil ? binding : Namer.property(source.property, of: receiver)
        // How many rows the computed ones before are only the evaluated section knows.
        if ofCase.sources.prefix(while: { $0.name != source.name }).contains(where: \.isComputed) { return nil }
        let label = payload.label.map { "\(Identifier.spelledAsLabel($0)): " } ?? ""
        let (read, written) = values(position)
        let name = Namer.member(item.name)
        let value = EnumValue(
            pattern: ".\(name)", binding: binding, read: read, written: written,
            isOptional: list.sections[position].isOptional, value: ".\(name)(\(label)\(binding))")
        guard case .many = source.multiplicity else {
            return .code(read: ["return \(rows)"], write: ["\(rows) = row"], in: value)
        }
        let offset = RowStart(sources: ofCase.sources).offset("path.row", of: source, receiver: receiver)
        let lead = offset == "path.row" ? [] : ["let index = \(offset)"]
        let mark = source.declaration?.isOptional == true ? "?" : ""
        let place = "\(rows)\(mark)[\(lead.isEmpty ? "path.row" : "index")]"
        return .code(read: lead + ["return \(place)"], write: lead + ["\(place) = row"], in: value)
    }
}
