/// A mail account the user has signed in to.
public struct Account: Equatable {
    public let address: String
    public var name: String

    public init(address: String, name: String) {
        self.address = address
        self.name = name
    }
}
