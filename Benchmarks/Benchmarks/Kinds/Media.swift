public struct Media: Equatable, Sendable {
    public let id: Int
    public var name: String
    public var seconds: Int

    public init(id: Int, name: String, seconds: Int) {
        self.id = id
        self.name = name
        self.seconds = seconds
    }
}
