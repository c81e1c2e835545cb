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

    /// Whether it imports all of the module, and not a submodule or one declaration.
    public var isWhole: Bool {
        let words = text.split(separator: " ")
        guard let index = words.firstIndex(of: "import") else { return false }
        return words.count == index + 2 && words[index + 1] == module
    }
}
