import Podcasts
import UIKit

/// The directory: categories open and close, and what was open below one is so again.
@MainActor
enum CategoriesTour {
    static func run() {
        let controller = CategoriesController([
            Category("Arts", [Category("Books"), Category("Design")]),
            Category("Sports", [Category("Football", [Category("Women's football")]), Category("Running")]),
            Category("True crime"),
        ])
        let stage = Stage(controller)
        controller.onShow = { say("-> shows \($0.name)") }
        stage.tap("▸ Sports")
        stage.tap("▸ Football")
        stage.tap("Women's football")
        stage.tap("▾ Sports")
        stage.tap("▸ Sports")
    }
}
