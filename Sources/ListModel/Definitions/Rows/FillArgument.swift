/// An argument of a generated call.
public struct FillArgument: Equatable, Sendable {
    /// Nil for `_`.
    public var label: String?
    public var value: FillValue

    public init(label: String?, value: FillValue) {
        self.label = label
        self.value = value
    }
}
