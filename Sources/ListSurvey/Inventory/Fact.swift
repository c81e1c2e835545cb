/// Something that is known about a list, and how it is known.
public struct Fact<Value: Hashable & Sendable>: Hashable, Sendable {
    public var value: Value
    public var certainty: Certainty
    /// What tells it; nil if nothing does.
    public var evidence: Spot?

    public init(_ value: Value, _ certainty: Certainty = .seen, at evidence: Spot?) {
        self.value = value
        self.certainty = certainty
        self.evidence = evidence
    }
}
