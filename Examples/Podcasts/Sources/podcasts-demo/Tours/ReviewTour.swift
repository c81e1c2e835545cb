import Podcasts

/// A review: each question keeps the cell with its answer.
@MainActor
enum ReviewTour {
    static func run() {
        let controller = ReviewController([
            Question(id: "best", text: "What was best?"), Question(id: "sound", text: "How was the sound?"),
        ])
        let stage = Stage(controller)
        controller.onSend = { say("-> sends \($0)") }
        stage.type("Moths", into: "best")
        stage.type("Fine", into: "sound")
        stage.act("the questions change places") { controller.reorder() }
        stage.tap("Send")
    }
}
