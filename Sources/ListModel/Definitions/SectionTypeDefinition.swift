import SourceText
import SwiftSurface

/// A struct marked `section`: one section with several row properties.
public struct SectionTypeDefinition: Sendable {
    /// Qualified.
    public var typeName: String
    /// The names of its type parameters.
    public var typeParameters: [String]
    public var access: String
    /// The `@available` attributes of the type and of those around it, which its extensions repeat.
    public var availability: [String]
    public var conditions: [Condition]
    /// `Row` and `RowID` unless renamed.
    public var rowName: String
    public var rowIDName: String
    /// `Snapshot` unless renamed: what holds the evaluated rows, where some are computed.
    public var snapshotName: String
    /// In order; an empty row stands last.
    public var sources: [RowSource]
    public var place: SourcePlace

    public init(
        typeName: String, typeParameters: [String] = [], access: String, availability: [String] = [],
        conditions: [Condition], rowName: String,
        rowIDName: String, snapshotName: String = "Snapshot", sources: [RowSource], place: SourcePlace
    ) {
        self.typeName = typeName
        self.typeParameters = typeParameters
        self.access = access
        self.availability = availability
        self.conditions = conditions
        self.rowName = rowName
        self.rowIDName = rowIDName
        self.snapshotName = snapshotName
        self.sources = sources
        self.place = place
    }

    /// Whether some of its rows are computed.
    public var isComputed: Bool { sources.contains(where: \.isComputed) }
}
