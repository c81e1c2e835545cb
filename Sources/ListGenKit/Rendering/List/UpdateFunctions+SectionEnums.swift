import ListModel
import SwiftSurface

/// Rows that a case of a section enum carries: taken out of the value, changed, and put back.
extension UpdateFunctions {
    func functions(
        _ position: Int, _ section: SectionDefinition, _ alternatives: SectionAlternatives
    ) -> [Function] {
        guard section.isSettable else { return [] }
        let value = section.valueMember
        let values: (read: String, written: String)
        if section.isRepeated {
            let base = "state" + list.valueMember
            values = (
                sections.element(position, at: "path.section", receiver: "state.") + value,
                sections.element(position, at: "path.section", receiver: "state.", base: base)
            )
        } else {
            let property = "." + Namer.member(section.property)
            values = ("state" + property + value, "state" + list.valueMember + property)
        }
        return (index.sectionEnum(alternatives.type)?.cases ?? []).flatMap { item in
            RowsText(item, index).sources.compactMap { function($0, of: item, in: section, values) }
        }
    }

    private func function(
        _ source: RowSource, of item: SectionEnumDefinition.Case, in section: SectionDefinition,
        _ values: (read: String, written: String)
    ) -> Function? {
        guard let payload = item.payload, source.isUpdatable, case .many(isArray: true) = source.multiplicity,
            let element = source.elementType, let identity = identityType(source)
        else { return nil }
        let binding = Namer.identifier(payload.binding)
        let (outer, name) = (Namer.member(section.name), Namer.member(item.name))
        var (rows, key) = (binding, Namer.label(Namer.joined([section.name, source.name])))
        var rowID = ".\(Namer.member(source.name))(id)"
        var receiver = ""
        let ofCase = RowsText(item, index)
        if ofCase.type != nil {
            receiver = binding + "."
            rows = Namer.property(source.property, of: receiver)
            let label = Namer.joined([item.name, source.name])
            switch item.identity {
            case .key(_, let type), .value(let type):
                key = "\(Namer.label(section.name)) section: \(type), \(Namer.label(label))"
                rowID = ".\(name)(section, \(rowID))"
            case .kind, .position, .occurrence:
                key = Namer.label(Namer.joined([section.name, label]))
                rowID = ".\(name)(\(rowID))"
            }
        }
        // How many rows the computed ones before are only the evaluated section knows.
        if ofCase.sources.prefix(while: { $0.name != source.name }).contains(where: \.isComputed) { return nil }
        let offset = RowStart(sources: ofCase.sources).offset("path.row", of: source, receiver: receiver)
        let label = payload.label.map { "\(Identifier.spelledAsLabel($0)): " } ?? ""
        let value = EnumValue(
            pattern: ".\(name)", binding: binding, read: values.read, written: values.written,
            value: ".\(name)(\(label)\(binding))")
        let body = Self.body(
            ".\(outer)(\(rowID))", index: offset, read: "\(rows)[index]", written: "\(rows)[index]", in: value)
        return (
            ["signature": Self.signature("update", element, key: "\(key) id: \(identity), "), "body": body],
            section.conditions + source.conditions
        )
    }
}
