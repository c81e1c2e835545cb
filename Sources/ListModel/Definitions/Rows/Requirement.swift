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

    /// What it is for.
    public enum Purpose: Hashable, Sendable, CaseIterable {
        case event(Event)
        /// Fills a view.
        case fill
        /// Does something to a row.
        case perform
        /// Says what a swipe of a row offers.
        case swipe
        /// Says what the menu of a row offers.
        case menu
        /// Is told of a cell's own event, or answers it.
        case cellEvent

        public static var allCases: [Self] {
            Event.allCases.map { .event($0) } + [.fill, .perform, .swipe, .menu, .cellEvent]
        }
    }

    public var purpose: Purpose
    /// The base name: `select`, `selectLoader`.
    public var name: String
    public var parameters: [Parameter]
    /// What it gives, in full; nil for nothing.
    public var result: String?
    /// The `#if` clauses around what declared it.
    public var conditions: [Condition]
    /// The mark that declared it.
    public var place: SourcePlace
    /// The property, case or mark whose rows it is of: two of them never share a requirement.
    public var owner: SourcePlace
    /// What each element of a batch of rows is made of; empty if it takes one row.
    public var batched: [FillValue] = []
    /// Whether a mark asks for it by `configure: .asked`.
    public var isAsked = false
    /// Whether a mark with a fault may say another name of its rows.
    public var isDoubtful = false

    public init(
        _ purpose: Purpose, name: String, parameters: [Parameter], conditions: [Condition] = [], place: SourcePlace,
        owner: SourcePlace
    ) {
        self.purpose = purpose
        self.name = name
        self.parameters = parameters
        self.conditions = conditions
        self.place = place
        self.owner = owner
    }
}
