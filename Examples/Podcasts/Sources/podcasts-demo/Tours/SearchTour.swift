import Podcasts
import UIKit

/// A search, whose cells are prototypes of a storyboard. There are no storyboards here: the tour registers what they hold.
@MainActor
enum SearchTour {
    static func run() {
        let controller = SearchController(style: .plain)
        controller.tableView.register(HitCell.self, forCellReuseIdentifier: "hit")
        controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "hint")
        controller.episodes = SamplePodcasts.running + SamplePodcasts.days.flatMap(\.elements)
        let stage = Stage(controller)
        controller.onOpen = { say("-> opens \($0)") }
        stage.act("search for \"o\"") { controller.find("o") }
        stage.act("search for \"ox\"") { controller.find("ox") }
        stage.act("search for \"loom\"") { controller.find("loom") }
        stage.tap("Looms")
    }
}
