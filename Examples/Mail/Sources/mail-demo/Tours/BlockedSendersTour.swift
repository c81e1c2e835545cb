import Mail
import MailKit
import UIKit

/// Settings from which rows are deleted.
@MainActor
enum BlockedSendersTour {
    static func run() {
        let people = [SampleMail.ada, SampleMail.grace, SampleMail.alan]
        let stage = Stage("Blocked", BlockedSendersController(people: people, settings: MailSettings()))
        stage.act("swipe Grace, and delete") { stage.swipe("Grace", .trailing)?.perform("Delete") }
        stage.act("swipe Ada, a VIP") {
            if stage.swipe("Ada", .trailing) == nil { say("  nothing opens") }
        }
    }
}
