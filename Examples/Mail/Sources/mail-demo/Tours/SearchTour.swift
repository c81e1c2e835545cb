import Mail
import MailKit

/// Search: sections with headers, a hit in two of them, and a controller that is its table's delegate.
@MainActor
enum SearchTour {
    static func run() {
        let saved = [SavedSearch(text: "invoices"), SavedSearch(text: "from:ada")]
        let controller = SearchController(saved: saved, settings: MailSettings())
        let stage = Stage("Search", controller)
        let tape = SampleMail.hit("m4", "Tape", "May I borrow the tape?", match: "ta")
        let table = SampleMail.hit("m1", "The table", "Here is the table.", match: "ta")

        stage.act("\"ta\" is typed") {
            controller.show(
                query: "ta", people: [SampleMail.ada], files: [SampleMail.table, SampleMail.tape],
                messages: [table, tape])
        }
        stage.tap("The table")
        stage.act("\"tap\" is typed") {
            controller.show(query: "tap", people: [], files: [SampleMail.tape], messages: [tape])
        }
        stage.tap("tape.zip")
        stage.act("the search field is cleared") {
            controller.show(query: "", people: [], files: [], messages: [])
        }
    }
}
