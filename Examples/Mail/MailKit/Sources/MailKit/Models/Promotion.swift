/// An offer between the conversations. The advertising SDK compares offers by their id alone.
public struct Promotion: Equatable {
    public let id: String
    public var headline: String
    public var callToAction: String

    public init(id: String, headline: String, callToAction: String) {
        self.id = id
        self.headline = headline
        self.callToAction = callToAction
    }

    public static func == (lhs: Promotion, rhs: Promotion) -> Bool {
        lhs.id == rhs.id
    }
}
