/// How a row or section property is declared, as far as generated code repeats it.
public struct PropertyDeclaration: Sendable {
    /// In full.
    public var type: String
    /// As written in front of it: nothing for internal.
    public var access: String
    /// True for a property that is evaluated once an update and kept.
    public var isComputed: Bool

    public init(type: String, access: String = "", isComputed: Bool = false) {
        self.type = type
        self.access = access
        self.isComputed = isComputed
    }
}
