import SourceText
import SwiftSurface

/// A row property: where rows of a section come from.
public struct RowSource: Sendable {
    /// How many rows it stands for.
    public enum Multiplicity: Equatable, Sendable {
        /// `T`.
        case one
        /// `T?`.
        case optional
        /// A collection whose indices are offsets from `startIndex`; `isArray` where they begin at 0.
        case many(isArray: Bool)
        /// `Bool` with a `row` mark.
        case flag
        /// The empty row of a section: there while all the named properties have no rows.
        case empty(of: [String])
    }

    /// What each row is.
    public enum Element: Sendable {
        /// No payload.
        case none
        case model(RowPayload)
        /// A rows enum, by its qualified name, and the name of its identity enum.
        case rows(type: String, rowIDName: String)
    }

    /// The case in the Row and RowID enums.
    public var name: String
    /// The property read; empty for the empty row, and for the rows of an element of a collection.
    public var property: String
    /// The member of that element that holds them, as a mark writes it; nil if the element does.
    public var path: String?
    public var multiplicity: Multiplicity
    public var element: Element
    /// Of the rows of a model. A rows enum brings its own, unless it is said to be the position.
    public var identity: Identity
    /// What is known of the type in `identity`.
    public var identityFacts: TypeFacts
    public var content: Content
    /// Nil for the empty row.
    public var declaration: PropertyDeclaration?
    /// True if the property can be assigned, so that one row can be updated by its identity.
    public var isSettable: Bool
    /// True if the rows are ids of what is loaded: there is no value to change by its identity.
    public var isLoaded = false
    public var conditions: [Condition]
    public var place: SourcePlace

    public init(
        name: String, property: String, path: String? = nil, multiplicity: Multiplicity, element: Element,
        identity: Identity,
        identityFacts: TypeFacts = TypeFacts(), content: Content, declaration: PropertyDeclaration? = nil,
        isSettable: Bool, conditions: [Condition] = [], place: SourcePlace
    ) {
        self.name = name
        self.property = property
        self.path = path
        self.multiplicity = multiplicity
        self.element = element
        self.identity = identity
        self.identityFacts = identityFacts
        self.content = content
        self.declaration = declaration
        self.isSettable = isSettable
        self.conditions = conditions
        self.place = place
    }

    /// The rows enum that tells its rows apart, and its identity enum; nil if the place of a row does, or the value.
    public var identifyingRows: (type: String, rowIDName: String)? {
        if case .rows(let type, let rowIDName) = element, identity != .position { return (type, rowIDName) }
        return nil
    }

    /// Whether one row can be changed by its identity.
    public var isUpdatable: Bool { isSettable && !isLoaded }

    /// Whether its rows are those of a computed property.
    public var isComputed: Bool { declaration?.isComputed ?? false }
}
