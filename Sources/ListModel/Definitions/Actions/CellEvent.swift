import SwiftSurface

/// An event that a cell, header or footer has by itself: of a control in it, or a closure that it calls.
public struct CellEvent: Sendable {
    /// Where it comes from.
    public enum Source: Sendable {
        /// A control: the `UIControl.Event`, and the member that is its value, such as `text ?? ""`.
        case control(event: String, value: String?)
        /// A closure with so many parameters.
        case closure(parameters: Int)
        /// A closure that the method which fills the cell takes, with so many parameters, and its type.
        case parameter(parameters: Int, type: String)
    }

    /// What is done.
    public enum Effect: Sendable {
        /// The actions are told.
        case tells(Requirement)
        /// The actions answer; without them or the row the argument does, or nil.
        case answers(Requirement, otherwise: Argument?)
        /// The value is written into the row, at a key path into its first value, of types that are written in full.
        case writes(Argument, into: String, type: String)
        /// The height of the row is asked for again.
        case remeasures

        /// The same with further `#if` clauses around what the app is asked for.
        func under(_ conditions: [Condition]) -> Effect {
            switch self {
            case .tells(var requirement):
                requirement.conditions += conditions
                return .tells(requirement)
            case .answers(var requirement, let otherwise):
                requirement.conditions += conditions
                return .answers(requirement, otherwise: otherwise)
            case .writes, .remeasures: return self
            }
        }
    }

    /// The property of the view, or the parameter of its method.
    public var member: String
    public var source: Source
    public var effect: Effect
    /// The `#if` clauses around the property.
    public var conditions: [Condition]

    public init(member: String, source: Source, effect: Effect, conditions: [Condition]) {
        self.member = member
        self.source = source
        self.effect = effect
        self.conditions = conditions
    }

    /// Whether the method that fills the cell takes it.
    public var isParameter: Bool { if case .parameter = source { true } else { false } }

    /// Whether it changes the row.
    public var writes: Bool { if case .writes = effect { true } else { false } }

    /// What the app is asked for.
    public var requirement: Requirement? {
        switch effect {
        case .tells(let requirement), .answers(let requirement, _): requirement
        case .writes, .remeasures: nil
        }
    }
}
