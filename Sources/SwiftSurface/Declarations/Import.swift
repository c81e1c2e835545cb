/// An `import` as written, with the `#if` clauses around it.
public struct Import: Equatable, Sendable {
    /// Attributes, access and kind included, white space runs as one space: `@testable import struct A.B`.
    public var text: String
    /// The module, `A` in `import struct A.B`.
    public var module: String
    public var conditions: [Condition]

    public init(text: String, module: String, conditions: [Condition] = []) {
        self.text = text
        self.module = module
        self.conditions = conditions
    }
}
