/// News from the service itself: planned work, a full account.
public struct ServiceNotice: Equatable {
    public let title: String
    public var text: String

    public init(title: String, text: String) {
        self.title = title
        self.text = text
    }
}
