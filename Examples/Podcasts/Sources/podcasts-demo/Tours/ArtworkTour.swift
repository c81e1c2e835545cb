import Foundation
import Podcasts

/// A picture for a playlist, out of three thousand.
@MainActor
enum ArtworkTour {
    static func run() {
        let controller = ArtworkController(count: 3_000)
        let stage = Stage(controller, isBrief: true)
        stage.tap(IndexPath(item: 2, section: 0))
        stage.tap(IndexPath(item: 1_500, section: 0))
        say("-> picture \(controller.chosen ?? 0)")
    }
}
