/// One value that a row carries.
public struct RowPayload: Sendable {
    /// The label of the associated value, or nil.
    public var label: String?
    /// The name that it is bound to in generated patterns.
    public var binding: String
    /// Written in full, as resolved where it stands.
    public var type: String
    public var isReference: Bool
    /// What is known of the type, for `Hashable` and `Sendable` of the generated enums.
    public var facts: TypeFacts

    public init(label: String? = nil, binding: String, type: String, isReference: Bool, facts: TypeFacts) {
        self.label = label
        self.binding = binding
        self.type = type
        self.isReference = isReference
        self.facts = facts
    }
}
