/// A value that an expression or closure of a mark gets, under a name.
public struct ExpressionOffer: Equatable, Sendable {
    public var name: String
    /// In full.
    public var type: String
    public var value: FillValue

    public init(_ name: String, _ type: String, _ value: FillValue) {
        self.name = name
        self.type = type
        self.value = value
    }
}
