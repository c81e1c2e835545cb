import SourceText
import SwiftSurface

/// A section of a list, or the sections that an array of section structs stands for.
public final class SectionDefinition: Sendable {
    /// The case in the Section enum, and in the Row enum for structures.
    public let name: String
    /// The property of the list; empty if the list is itself the section, and for a case of a section enum.
    public let property: String
    /// Where its rows come from.
    public let shape: SectionShape
    /// Tried in order.
    public let headers: [HeaderDefinition]
    public let footers: [HeaderDefinition]
    /// Nil if the layout object of the app decides.
    public var layout: LayoutDefinition? { _layout.wrappedValue }
    /// Nil if nothing is said of it.
    public var grid: GridDefinition? { _grid.wrappedValue }
    /// Its entry in the index of the list view; nil for none.
    public var indexTitle: Argument? { _indexTitle.wrappedValue }
    /// False if it keeps header, footer and spacing while it has no rows.
    public let hidesWhenEmpty: Bool
    /// Nil if the list is itself the section.
    public let declaration: PropertyDeclaration?
    /// The type that holds the evaluated rows of a section struct, in full; nil if none of them is computed.
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
    private let _indexTitle: OutOfLine<Argument>
    private let _payload: OutOfLine<RowPayload>

    public init(
        name: String, property: String, shape: SectionShape,
        headers: [HeaderDefinition] = [], footers: [HeaderDefinition] = [], layout: LayoutDefinition? = nil,
        grid: GridDefinition? = nil, indexTitle: Argument? = nil,
        hidesWhenEmpty: Bool = true,
        declaration: PropertyDeclaration? = nil, snapshotType: String? = nil, isSettable: Bool = true,
        payload: RowPayload? = nil, conditions: [Condition] = [], place: SourcePlace, comparedMembers: [String]? = nil
    ) {
        self.name = name
        self.property = property
        self.shape = shape
        self.headers = headers
        self.footers = footers
        _layout = OutOfLine(wrappedValue: layout)
        _grid = OutOfLine(wrappedValue: grid)
        _indexTitle = OutOfLine(wrappedValue: indexTitle)
        self.hidesWhenEmpty = hidesWhenEmpty
        self.declaration = declaration
        self.snapshotType = snapshotType
        self.isSettable = isSettable
        _payload = OutOfLine(wrappedValue: payload)
        self.conditions = conditions
        self.place = place
        self.comparedMembers = comparedMembers
    }

    /// A section with other headers, footers and shape.
    public convenience init(
        _ section: SectionDefinition, shape: SectionShape, headers: [HeaderDefinition], footers: [HeaderDefinition]
    ) {
        self.init(
            name: section.name, property: section.property, shape: shape, headers: headers, footers: footers,
            layout: section.layout,
            grid: section.grid, indexTitle: section.indexTitle,
            hidesWhenEmpty: section.hidesWhenEmpty, declaration: section.declaration,
            snapshotType: section.snapshotType, isSettable: section.isSettable, payload: section.payload,
            conditions: section.conditions, place: section.place, comparedMembers: section.comparedMembers)
    }

    /// Whether some of its rows, or it itself, are computed.
    public var isComputed: Bool {
        if declaration?.isComputed == true || snapshotType != nil { return true }
        return shape.repetition == nil && shape.rows.own.contains(where: \.isComputed)
    }

    /// Its cases in this list, if its type is a section enum.
    public var sectionEnum: SectionAlternatives? { shape.rows.alternatives }

    /// Whether it is another section when its value changes.
    public var isAlternative: Bool { sectionEnum != nil }

    /// What it may be: its cases where its type is a section enum, else itself.
    public var alternatives: [SectionDefinition] { sectionEnum?.cases.map(\.section) ?? [self] }

    /// What tells it from the others of its property; nil if there is one section.
    public var identity: Identity? { shape.repetition?.identity }

    /// Whether there is one for each element of a property.
    public var isRepeated: Bool { shape.repetition != nil }

    /// Whether its property may hold none.
    public var isOptional: Bool { isRepeated && declaration?.isOptional == true }
}
