import SourceText
import SwiftSurface

/// A section of a list, or the sections that an array of section structs stands for.
public final class SectionDefinition: Sendable {
    /// Where its rows come from.
    public enum Shape: Sendable {
        /// One row property of the list; a second source is its empty row.
        case rows([RowSource])
        /// A property whose type is a section struct: `T`, by its qualified name and its Row and RowID names.
        indirect case structure(type: String, rowName: String, rowIDName: String)
        /// `[T]` of a section struct: a section each.
        indirect case repeated(type: String, rowName: String, rowIDName: String, identity: Identity)
        /// `[[T]]`, or a collection of values of which a member holds the rows: a section each, and the type of its value.
        indirect case collections(RowSource, type: String, identity: Identity)
        /// A property whose type is a section enum, or an array of it.
        indirect case alternatives(SectionAlternatives)
        /// The list is itself the section.
        case whole([RowSource])
    }

    /// The case in the Section enum, and in the Row enum for structures.
    public let name: String
    /// The property of the list; empty for `whole`.
    public let property: String
    public let shape: Shape
    /// What is known of the type of the identity, where the shape has one.
    public let identityFacts: TypeFacts
    /// Tried in order.
    public let headers: [HeaderDefinition]
    public let footers: [HeaderDefinition]
    /// Nil where the layout object of the app decides.
    public var layout: LayoutDefinition? { _layout.wrappedValue }
    /// Nil where nothing is said of it.
    public var grid: GridDefinition? { _grid.wrappedValue }
    /// False where it keeps header, footer and spacing while it has no rows.
    public let hidesWhenEmpty: Bool
    /// Nil for `whole`.
    public let declaration: PropertyDeclaration?
    /// The type that holds the evaluated rows of a section struct, in full; nil where none of them is computed.
    public let snapshotType: String?
    public let isSettable: Bool
    /// What a case of a section enum carries: the name that it is bound to, and its type. Nil for all other sections.
    public var payload: RowPayload? { _payload.wrappedValue }
    public let conditions: [Condition]
    public let place: SourcePlace
    /// The members of its value that are no rows, for cells that show it; nil if they cannot be compared.
    public let comparedMembers: [String]?
    private let _layout: OutOfLine<LayoutDefinition>
    private let _grid: OutOfLine<GridDefinition>
    private let _payload: OutOfLine<RowPayload>

    public init(
        name: String, property: String, shape: Shape, identityFacts: TypeFacts = TypeFacts(),
        headers: [HeaderDefinition] = [], footers: [HeaderDefinition] = [], layout: LayoutDefinition? = nil,
        grid: GridDefinition? = nil,
        hidesWhenEmpty: Bool = true,
        declaration: PropertyDeclaration? = nil, snapshotType: String? = nil, isSettable: Bool = true,
        payload: RowPayload? = nil, conditions: [Condition] = [], place: SourcePlace, comparedMembers: [String]? = nil
    ) {
        self.name = name
        self.property = property
        self.shape = shape
        self.identityFacts = identityFacts
        self.headers = headers
        self.footers = footers
        _layout = OutOfLine(wrappedValue: layout)
        _grid = OutOfLine(wrappedValue: grid)
        self.hidesWhenEmpty = hidesWhenEmpty
        self.declaration = declaration
        self.snapshotType = snapshotType
        self.isSettable = isSettable
        _payload = OutOfLine(wrappedValue: payload)
        self.conditions = conditions
        self.place = place
        self.comparedMembers = comparedMembers
    }

    /// A section with its headers and footers, or with another shape.
    public convenience init(
        _ section: SectionDefinition, shape: Shape? = nil, headers: [HeaderDefinition], footers: [HeaderDefinition]
    ) {
        self.init(
            name: section.name, property: section.property, shape: shape ?? section.shape,
            identityFacts: section.identityFacts, headers: headers, footers: footers, layout: section.layout,
            grid: section.grid,
            hidesWhenEmpty: section.hidesWhenEmpty, declaration: section.declaration,
            snapshotType: section.snapshotType, isSettable: section.isSettable, payload: section.payload,
            conditions: section.conditions, place: section.place, comparedMembers: section.comparedMembers)
    }

    /// Whether some of its rows, or it itself, are computed.
    public var isComputed: Bool {
        if declaration?.isComputed == true || snapshotType != nil { return true }
        switch shape {
        case .rows(let sources), .whole(let sources): return sources.contains(where: \.isComputed)
        case .structure, .repeated, .collections, .alternatives: return false
        }
    }

    /// Its cases in this list, if its type is a section enum.
    public var sectionEnum: SectionAlternatives? {
        if case .alternatives(let alternatives) = shape { alternatives } else { nil }
    }

    /// Whether it is another section when its value changes.
    public var isAlternative: Bool { sectionEnum != nil }

    /// What it may be: its cases where its type is a section enum, else itself.
    public var alternatives: [SectionDefinition] { sectionEnum?.cases.map(\.section) ?? [self] }

    /// The type of the value of each of its sections and what tells them apart, if there is one for each element of a
    /// property.
    public var repetition: (type: String, identity: Identity)? {
        switch shape {
        case .rows, .structure, .whole: nil
        case .repeated(let type, _, _, let identity): (type, identity)
        case .collections(_, let type, let identity): (type, identity)
        case .alternatives(let alternatives):
            alternatives.isRepeated ? (alternatives.type, alternatives.identity) : nil
        }
    }
}
