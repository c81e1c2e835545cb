/// The classes of cells of the player. An app that embeds it sets its own in their place.
public struct PlayerCells {
    public var episode: QueuedEpisodeCell.Type

    public init(episode: QueuedEpisodeCell.Type = QueuedEpisodeCell.self) {
        self.episode = episode
    }
}
