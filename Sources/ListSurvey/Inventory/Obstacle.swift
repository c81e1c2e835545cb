/// Why a list cannot be said by marks as its app is now.
public struct Obstacle: Hashable, Sendable {
    /// That of the diagnostic which `generate` would report, or one of the survey's own.
    public var id: String
    public var message: String
    public var remedy: String?
    public var spot: Spot?

    public init(id: String, message: String, remedy: String?, spot: Spot?) {
        self.id = id
        self.message = message
        self.remedy = remedy
        self.spot = spot
    }
}
