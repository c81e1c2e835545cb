import SourceText
import SwiftSurface

/// An enum marked `rows`, or that of the types below a protocol or class: a closed set of unlike rows.
public struct RowsDefinition: Sendable {
    /// One case.
    public struct Case: Sendable {
        public var name: String
        public var payload: [RowPayload]
        /// The qualified name of the rows enum that the only payload is, or nil.
        public var nestedRows: String?
        public var identity: Identity
        /// The indices of the payload values that the identity is in.
        public var identityPayload: [Int]
        /// What is known of the type in `identity`.
        public var identityFacts: TypeFacts
        public var content: Content
        public var conditions: [Condition]
        public var place: SourcePlace

        public init(
            name: String, payload: [RowPayload], nestedRows: String? = nil, identity: Identity,
            identityPayload: [Int] = [0],
            identityFacts: TypeFacts = TypeFacts(), content: Content, conditions: [Condition], place: SourcePlace
        ) {
            self.name = name
            self.payload = payload
            self.nestedRows = nestedRows
            self.identity = identity
            self.identityPayload = identityPayload
            self.identityFacts = identityFacts
            self.content = content
            self.conditions = conditions
            self.place = place
        }
    }

    /// Of an enum that is generated, because what is marked is a protocol or class.
    public struct Hierarchy: Sendable {
        /// The type of the values: `any FeedItem`, `Message`.
        public var root: String
        public var rootName: String
        public var isProtocol: Bool
        /// The type that it is nested in, or nil.
        public var scope: String?
        /// The names of the cases in the order in which a value is tried.
        public var casts: [String]
    }

    /// Qualified: `Inbox.Item`.
    public var typeName: String
    /// Nil for an enum of the app.
    public var hierarchy: Hierarchy?
    /// `public`, `package`, or empty for internal.
    public var access: String
    /// The `@available` attributes of the type and of those around it, which its extensions repeat.
    public var availability: [String]
    public var conditions: [Condition]
    /// The name of the nested identity enum, `RowID` unless renamed.
    public var rowIDName: String
    /// Nil if the enum is used by lists only and nobody asked for a provider.
    public var provider: ProviderDefinition?
    /// True if a list holds the enum, so that identity and content are generated.
    public var isUsedByList: Bool
    public var cases: [Case]
    public var place: SourcePlace

    public init(
        typeName: String, hierarchy: Hierarchy? = nil, access: String, availability: [String] = [],
        conditions: [Condition], rowIDName: String,
        provider: ProviderDefinition?,
        isUsedByList: Bool, cases: [Case], place: SourcePlace
    ) {
        self.typeName = typeName
        self.hierarchy = hierarchy
        self.access = access
        self.availability = availability
        self.conditions = conditions
        self.rowIDName = rowIDName
        self.provider = provider
        self.isUsedByList = isUsedByList
        self.cases = cases
        self.place = place
    }
}
