/// One value of a closed set, written with a dot.
public struct MarkChoice: Equatable, Sendable {
    /// Without the dot.
    public var name: String
    /// False where the language knows it and listgen does not build it yet.
    public var isBuilt: Bool

    public init(_ name: String, isBuilt: Bool = true) {
        self.name = name
        self.isBuilt = isBuilt
    }
}
