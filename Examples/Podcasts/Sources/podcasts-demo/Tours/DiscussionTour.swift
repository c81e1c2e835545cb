import Podcasts

/// A discussion of 10,000 messages: only what comes on screen is read.
@MainActor
enum DiscussionTour {
    static func run() {
        let store = SamplePodcasts.messages(10_000)
        let controller = DiscussionController(store: store)
        let stage = Stage(controller)
        controller.onOpen = { say("-> opens \($0)") }
        say("\(store.reads) of \(store.ids.count) messages were read")
        stage.tap("Message 4")
        stage.act("message 4 is corrected") { controller.edit(.text(Comment(author: "Ada", text: "Corrected")), at: 4) }
        stage.act("somebody joins") { controller.receive(.event("Alan joined"), as: -1) }
        say("\(store.reads) of \(store.ids.count) messages were read")
    }
}
