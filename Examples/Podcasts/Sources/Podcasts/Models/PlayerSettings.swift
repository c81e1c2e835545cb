/// What the player does when nobody says otherwise.
public struct PlayerSettings: Hashable, Sendable {
    public var email: String?
    public var isSubscribed = false
    public var skipBack = 10
    public var skipForward = 30
    public var speed = 1.0
    public var trimsSilence = false
    public var boostsVolume = true
    public var playsOn = true
    public var downloadsNewEpisodes = true
    public var downloadsOnWiFiOnly = true
    public var episodeLimit = 5
    public var megabytesUsed = 412
    public var notifiesOfNewEpisodes = false
    public var theme = "Light"
    public var icon = "Classic"

    public init(email: String? = nil) {
        self.email = email
    }
}
