/// A parameter of a function, or an associated value of a case.
public struct Parameter: Sendable {
    /// The argument label; nil for `_`, and for an associated value without a label.
    public var label: String?
    /// The name inside the body; nil if there is none.
    public var name: String?
    /// As written, attributes and `inout` included, white space runs as one space.
    public var type: String
    public var hasDefault: Bool

    public init(label: String?, name: String? = nil, type: String, hasDefault: Bool = false) {
        self.label = label
        self.name = name
        self.type = type
        self.hasDefault = hasDefault
    }
}
