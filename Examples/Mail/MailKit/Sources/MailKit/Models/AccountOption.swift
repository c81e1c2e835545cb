/// Something that is on or off for an account.
public struct AccountOption: Equatable, Sendable {
    public let title: String
    public var isOn: Bool

    public init(title: String, isOn: Bool = false) {
        self.title = title
        self.isOn = isOn
    }
}
