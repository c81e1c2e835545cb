/// Somebody who writes mail. Two values are equal when the address is: the name and the avatar do not count.
public struct Person: Equatable {
    public let address: String
    public var name: String
    public var isVIP: Bool

    public init(address: String, name: String, isVIP: Bool = false) {
        self.address = address
        self.name = name
        self.isVIP = isVIP
    }

    public static func == (lhs: Person, rhs: Person) -> Bool {
        lhs.address == rhs.address
    }
}

public typealias People = [Person]
