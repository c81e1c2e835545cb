import SwiftSurface

/// A property of a list whose type is a section enum, or a collection of it.
public struct SectionAlternatives: Sendable {
    /// What one case is in this list.
    public struct Case: Sendable {
        /// The case of the enum.
        public var name: String
        /// Its headers and footers. It is called after the property and the case, and has no property.
        public var section: SectionDefinition

        public init(name: String, section: SectionDefinition) {
            self.name = name
            self.section = section
        }
    }

    /// The enum, by its qualified name.
    public var type: String
    public var names: SectionEnumDefinition.Names
    public var cases: [Case]

    public init(type: String, names: SectionEnumDefinition.Names, cases: [Case]) {
        self.type = type
        self.names = names
        self.cases = cases
    }

    /// What tells one value from another.
    public var identity: Identity { .key(members: "sectionID", type: type + "." + names.sectionID) }
}
