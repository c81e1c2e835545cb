import ListRuntimeUIKit
import MailKit
import UIKit

/// Shows the address book.
public final class AddressBookController: ScreenController {
    private let people: People
    private let settings: MailSettings
    private var table: AddressBook.Table?

    public init(people: People, settings: MailSettings) {
        self.people = people
        self.settings = settings
        super.init(title: "People", style: .plain)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        table = AddressBook.Table(AddressBook(people: people), context: settings, in: tableView)
        tableView.dragInteractionEnabled = true
    }
}
