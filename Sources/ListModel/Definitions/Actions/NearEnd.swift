/// The end of some rows that the app is told of before it is on the screen.
public struct NearEnd: Sendable {
    /// Of which rows.
    public enum Scope: Sendable {
        /// Those of the property, of the section, or all.
        case property, section, list
    }

    public var scope: Scope
    /// Nil for that of the runtime.
    public var distance: EndDistance?
    public var requirement: Requirement

    public init(scope: Scope, distance: EndDistance?, requirement: Requirement) {
        self.scope = scope
        self.distance = distance
        self.requirement = requirement
    }
}
