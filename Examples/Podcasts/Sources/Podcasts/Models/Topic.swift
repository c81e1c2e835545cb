/// What podcasts are about.
public struct Topic: Hashable, Sendable, Identifiable {
    public let id: String
    public var name: String
    public var isChosen: Bool

    public init(id: String, name: String, isChosen: Bool = false) {
        self.id = id
        self.name = name
        self.isChosen = isChosen
    }
}
