/// Where the rows of a section come from: of a section of a list, or of a case of a section enum there.
public struct SectionShape: Sendable {
    /// How often the section is there.
    public enum Presence: Sendable {
        case once
        /// Once for each element of its property: what tells two of them apart, and what is known of its type.
        case each(Identity, facts: TypeFacts)
    }

    /// The type of the section's value: the list, the property, an element of it, or what a case carries.
    public var value: String
    public var presence: Presence
    public var rows: SectionRows

    public init(value: String, presence: Presence = .once, rows: SectionRows) {
        self.value = value
        self.presence = presence
        self.rows = rows
    }

    /// What tells the sections of one property apart, and what is known of its type; nil if there is one section.
    public var repetition: (identity: Identity, facts: TypeFacts)? {
        if case .each(let identity, let facts) = presence { (identity, facts) } else { nil }
    }
}
