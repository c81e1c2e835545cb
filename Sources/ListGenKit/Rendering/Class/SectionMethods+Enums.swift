import ListModel
import SwiftSurface

/// Sections whose type is an enum: each case has headers and footers of its own.
extension SectionMethods {
    /// A `switch` over the sections with one body for each, and inside of one whose type is an enum one for each case.
    func lines(otherwise: [String], body: (Int, SectionDefinition) -> [String]?) -> [String] {
        sections.lines(over: index, receiver: "applied.", otherwise: otherwise) { position, section in
            guard case .alternatives(let alternatives) = section.shape else { return body(position, section) }
            var text = EnumSwitch()
            for item in alternatives.cases {
                text.add(item.name, item.section.payload, if: item.section.conditions, body(position, item.section))
            }
            return text.lines(over: enumValue(position), otherwise: otherwise)
        }
    }

    /// The value of the section enum that the section at `section` is.
    func enumValue(_ position: Int) -> String {
        let section = list.sections[position]
        guard section.repetition == nil else {
            return sections.element(position, at: index, receiver: "applied.") + section.valueMember
        }
        return "applied.\(Namer.member(section.property))" + section.valueMember
    }

    /// What a case of a section enum carries, or the value of the enum if it carries nothing; nil for other sections.
    func caseOffer(_ position: Int, _ section: SectionDefinition) -> MarkFunctions.Offer? {
        if case .whole = section.shape { return nil }
        guard case .alternatives(let alternatives) = list.sections[position].shape, section.property.isEmpty else {
            return nil
        }
        guard let payload = section.payload else {
            return MarkFunctions.Offer("section", alternatives.type, value: enumValue(position))
        }
        return MarkFunctions.Offer("section", payload.type, value: Namer.identifier(payload.binding))
    }
}
