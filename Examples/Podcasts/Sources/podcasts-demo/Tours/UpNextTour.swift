import Podcasts
import UIKit

/// What plays next: the cells of the player, then those of an app that embeds it, then nothing to show.
@MainActor
enum UpNextTour {
    /// The cell of an app that embeds the player.
    final class LoudEpisodeCell: QueuedEpisodeCell {
        override func configure(with episode: Episode) {
            super.configure(with: episode)
            textLabel?.text = episode.title.uppercased()
        }
    }

    static func run() {
        let controller = UpNextController([
            SamplePodcasts.episode(1, "The long tape", of: "Relay"),
            SamplePodcasts.episode(2, "Looms", of: "Analytical"),
        ])
        let stage = Stage(controller)
        controller.onPlay = { say("-> plays \($0)") }
        stage.act("the app brings its own cell") { controller.cells.episode = LoudEpisodeCell.self }
        stage.tap("LOOMS")
        stage.tap("THE LONG TAPE")
        stage.act("an episode is added") { controller.append(SamplePodcasts.episode(3, "Moths", of: "Relay")) }
    }
}
