/// What the inputs say of a type; unknown types have no facts.
public struct TypeFacts: Equatable, Sendable {
    /// It conforms to `Hashable` by declaration, or is a value of the standard library or Foundation that does.
    public var isHashable: Bool
    public var isEquatable: Bool
    public var isSendable: Bool
    /// It can be used off the main actor whatever the module's default isolation: it says `nonisolated`, or is of
    /// the standard library or Foundation.
    public var isNonisolated: Bool

    public init(
        isHashable: Bool = false, isEquatable: Bool = false, isSendable: Bool = false, isNonisolated: Bool = false
    ) {
        self.isHashable = isHashable
        self.isEquatable = isEquatable
        self.isSendable = isSendable
        self.isNonisolated = isNonisolated
    }
}
