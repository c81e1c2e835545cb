import SourceText
import SwiftSurface

/// One requirement of a list's actions: a method of the protocol, or a closure of the struct.
public struct Requirement: Sendable {
    /// One parameter.
    public struct Parameter: Sendable {
        /// Nil for `_`.
        public var label: String?
        public var name: String
        public var type: String
        /// What the list passes.
        public var value: FillValue

        public init(label: String?, name: String, type: String, value: FillValue) {
            self.label = label
            self.name = name
            self.type = type
            self.value = value
        }
    }

    /// The base name: `select`, `selectLoader`.
    public var name: String
    public var parameters: [Parameter]
    /// The `#if` clauses around what declared it.
    public var conditions: [Condition]
    /// The mark that declared it.
    public var place: SourcePlace
    /// The property, case or mark whose rows it is of: two of them never share a requirement.
    public var owner: SourcePlace
    /// Whether a mark asks for it by `configure: .asked`.
    public var isAsked = false
    /// Whether a mark with a fault may say another name of its rows.
    public var isDoubtful = false

    public init(
        name: String, parameters: [Parameter], conditions: [Condition] = [], place: SourcePlace, owner: SourcePlace
    ) {
        self.name = name
        self.parameters = parameters
        self.conditions = conditions
        self.place = place
        self.owner = owner
    }
}
