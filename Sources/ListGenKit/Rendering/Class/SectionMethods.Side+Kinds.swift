import ListModel

extension SectionMethods.Side {
    /// Nil for UIKit's own.
    func elementKind(_ section: SectionDefinition) -> Argument? {
        definitions(section).lazy.compactMap(\.elementKind).first
    }

    /// The expression of the kind; nil for UIKit's own.
    func elementKindText(of section: SectionDefinition, _ functions: inout MarkFunctions) -> String? {
        elementKind(section).map {
            functions.value(
                of: $0, role: Namer.joined([section.name, name.lowercased(), "kind"]), type: Namer.own("String"),
                offers: [],
                conditions: section.conditions)
        }
    }
}
