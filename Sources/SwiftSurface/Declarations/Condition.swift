/// One clause of an `#if` around a declaration.
public struct Condition: Equatable, Sendable {
    /// What was written after `#if` and each `#elseif` before this clause, in order.
    public var negated: [String]
    /// What was written after this clause's own `#if` or `#elseif`; nil for `#else`.
    public var condition: String?
    /// UTF-8 offset of the `#if` that opens the block: clauses of one block have the same.
    public var block: Int

    public init(negated: [String], condition: String?, block: Int) {
        self.negated = negated
        self.condition = condition
        self.block = block
    }
}
