/// A way in which this phone tells of new episodes.
public struct NotificationOption: Hashable, Sendable, Identifiable {
    public let id: String
    public var title: String
    public var isOn: Bool

    public init(id: String, title: String, isOn: Bool) {
        self.id = id
        self.title = title
        self.isOn = isOn
    }
}
