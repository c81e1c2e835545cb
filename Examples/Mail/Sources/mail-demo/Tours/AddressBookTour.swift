import Mail
import MailKit
import UIKit

/// The address book and its index.
@MainActor
enum AddressBookTour {
    static func run() {
        let people = (1...20).map { Person(address: "p\($0)@example.org", name: "Person \($0)") }
        let all = [SampleMail.ada, SampleMail.alan, SampleMail.grace] + people
        let controller = AddressBookController(people: all, settings: MailSettings())
        let stage = Stage("People", controller)
        stage.act("tap P in the index") { _ = controller.tableView.headless.tap(indexTitle: "P") }
    }
}
