import ListModel
import SwiftSurface

/// Sections whose type is an enum: each case has headers and footers of its own.
extension SectionMethods {
    /// A `switch` over the sections with one body for each, and inside of one whose type is an enum one for each case.
    func lines(otherwise: [String], body: (Int, SectionDefinition) -> [String]?) -> [String] {
        sections.lines(over: index, receiver: "applied.", otherwise: otherwise) { position, section in
            guard let alternatives = section.sectionEnum else { return body(position, section) }
            var text = EnumSwitch()
            for item in alternatives.cases {
                text.add(item.name, item.section.payload, if: item.section.conditions, body(position, item.section))
            }
            return text.lines(over: sectionValue(position), otherwise: otherwise)
        }
    }

    /// The value of the section at `section`, as the app declares it.
    func sectionValue(_ position: Int) -> String {
        sections.value(position, at: index, receiver: "applied.") + list.sections[position].valueMember
    }
}
