/// One value of a closed set, written with a dot.
public struct MarkChoice: Equatable, Sendable {
    /// Without the dot.
    public var name: String
    /// False if the language knows it and listgen does not build it yet.
    public var isBuilt: Bool

    /// What stands in parentheses after the name; nil without them. No form takes a form of its own.
    public var takes: Inner?

    /// A kind of value in parentheses.
    public enum Inner: Equatable, Sendable {
        case type
        case keyPath
        /// A key path, or what makes one: a function or closure.
        case view

        func accepts(_ value: MarkValue) -> Bool {
            switch self {
            case .type: MarkValueKind.type.accepts(value)
            case .keyPath: MarkValueKind.keyPath.accepts(value)
            case .view: [MarkValueKind.keyPath, .closure, .function].contains { $0.accepts(value) }
            }
        }
    }

    public init(_ name: String, isBuilt: Bool = true, takes: Inner? = nil) {
        self.name = name
        self.takes = takes
        self.isBuilt = isBuilt
    }
}
