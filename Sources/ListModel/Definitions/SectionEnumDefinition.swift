import SourceText
import SwiftSurface

/// An enum marked `section`: a section that is exactly one of its cases.
public struct SectionEnumDefinition: Sendable {
    /// One case.
    public struct Case: Sendable {
        public var name: String
        /// Nil without a payload.
        public var payload: RowPayload?
        public var rows: SectionRows
        /// That of the section struct; `.kind` for all others, which are told apart by their case.
        public var identity: Identity
        /// What is known of the type in `identity`.
        public var identityFacts: TypeFacts
        /// The type that holds what it carries with the rows that are evaluated; nil if none are.
        public var snapshotType: String?
        public var conditions: [Condition]
        public var place: SourcePlace

        public init(
            name: String, payload: RowPayload?, rows: SectionRows, identity: Identity = .kind,
            identityFacts: TypeFacts = TypeFacts(), snapshotType: String? = nil, conditions: [Condition],
            place: SourcePlace
        ) {
            self.name = name
            self.payload = payload
            self.rows = rows
            self.snapshotType = snapshotType
            self.identity = identity
            self.identityFacts = identityFacts
            self.conditions = conditions
            self.place = place
        }
    }

    /// The names of the nested types.
    public struct Names: Equatable, Sendable {
        public var row: String
        public var rowID: String
        public var sectionID: String
        /// What holds the evaluated rows, where some are computed.
        public var snapshot: String

        public init(
            row: String = "Row", rowID: String = "RowID", sectionID: String = "SectionID", snapshot: String = "Snapshot"
        ) {
            self.row = row
            self.rowID = rowID
            self.sectionID = sectionID
            self.snapshot = snapshot
        }
    }

    /// Qualified.
    public var typeName: String
    public var access: String
    /// The `@available` attributes of the type and of those around it, which its extensions repeat.
    public var availability: [String]
    public var conditions: [Condition]
    public var names: Names
    /// In order.
    public var cases: [Case]
    public var place: SourcePlace

    public init(
        typeName: String, access: String, availability: [String] = [], conditions: [Condition], names: Names,
        cases: [Case], place: SourcePlace
    ) {
        self.typeName = typeName
        self.access = access
        self.availability = availability
        self.conditions = conditions
        self.names = names
        self.cases = cases
        self.place = place
    }

    /// Whether the rows of some cases are computed.
    public var isComputed: Bool { cases.contains { $0.snapshotType != nil } }
}
