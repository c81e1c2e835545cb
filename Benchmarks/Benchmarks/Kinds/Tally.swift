public struct Tally: Equatable, Sendable {
    public let id: Int
    public var count: Int

    public init(id: Int, count: Int) {
        self.id = id
        self.count = count
    }
}
