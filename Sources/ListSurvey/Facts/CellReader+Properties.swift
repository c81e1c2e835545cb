import SwiftSurface

extension CellReader {
    /// Notes the cells that a type keeps in properties, and those of registrations that its functions give.
    mutating func readMembers(of type: Int) {
        for (part, function) in app.types[type].functions {
            guard let text = function.returnType, let start = text.firstRange(of: "CellRegistration<")?.upperBound
            else {
                continue
            }
            let name = String(text[start...].prefix { $0 != "," && $0 != ">" && $0 != "<" })
            CellEvidence.note(
                name, at: app.types[type].spot(part, at: function.nameRange.lower), in: &evidence.registrations)
        }
        for (part, property) in app.types[type].properties where isKept(property) {
            let value = property.initialValue ?? ""
            let name = property.type.map(TypeName.plain) ?? String(TypeName.plain(value).prefix { $0 != "(" })
            guard name.hasSuffix("Cell"), app.isCell(name, from: type),
                property.type != nil || value.hasPrefix(name + "(")
            else { continue }
            CellEvidence.note(
                name, at: app.types[type].spot(part, at: property.nameRange.lower), in: &evidence.owned)
        }
    }

    /// Whether a property keeps a cell for a row, and none that is only measured or remembered.
    private func isKept(_ property: Property) -> Bool {
        guard !property.isComputed, !property.modifiers.contains("weak"),
            !property.attributes.contains("@IBOutlet")
        else { return false }
        let name = property.name.drop { $0 == "_" }.lowercased()
        let others = [
            "prototype", "sizing", "template", "focus", "current", "expanded", "selected", "active", "last", "measur",
            "dummy", "offscreen",
        ]
        return !others.contains { name.hasPrefix($0) }
    }
}
