import Podcasts

/// The profile: fields that keep the keyboard while rows come and go around them.
@MainActor
enum ProfileTour {
    static func run() {
        let controller = ProfileController(name: "Mary", address: "mary@example.org")
        let stage = Stage(controller)
        controller.onSave = { say("-> saves \($0), \($1), newsletter: \($2)") }
        stage.type("", into: "Mary")
        stage.tap("Save")
        stage.type("Ada", into: "Name")
        stage.turn("News by mail")
        stage.tap("Save")
    }
}
