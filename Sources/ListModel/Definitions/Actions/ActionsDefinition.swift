import SourceText
import SwiftSurface

/// An enum marked `actions`: what can be done to rows.
public struct ActionsDefinition: Sendable {
    /// One action.
    public struct Case: Sendable {
        public var name: String
        public var payload: [RowPayload]
        public var parts: [Part]
        public var conditions: [Condition]
        public var place: SourcePlace

        public init(
            name: String, payload: [RowPayload], parts: [Part], conditions: [Condition], place: SourcePlace
        ) {
            self.name = name
            self.payload = payload
            self.parts = parts
            self.conditions = conditions
            self.place = place
        }
    }

    /// Something that an action shows.
    public struct Part: Sendable {
        /// Where it comes from.
        public enum Value: Sendable {
            /// A mark says it, over the payload.
            case argument(Argument)
            /// The property of the enum with the name of the part.
            case property
            /// `style: .destructive`.
            case yes
        }

        /// Its label in the runtime: `title`, `isOn`.
        public var name: String
        /// The type of it.
        public var type: String
        public var value: Value

        public init(name: String, type: String, value: Value) {
            self.name = name
            self.type = type
            self.value = value
        }
    }

    /// Qualified.
    public var typeName: String
    /// `public`, `package`, or empty for internal.
    public var access: String
    /// The `@available` attributes of the type and of those around it, which its extension repeats.
    public var availability: [String]
    public var conditions: [Condition]
    public var cases: [Case]
    public var place: SourcePlace

    public init(
        typeName: String, access: String, availability: [String], conditions: [Condition], cases: [Case],
        place: SourcePlace
    ) {
        self.typeName = typeName
        self.access = access
        self.availability = availability
        self.conditions = conditions
        self.cases = cases
        self.place = place
    }
}
