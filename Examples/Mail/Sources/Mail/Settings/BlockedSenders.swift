import MailKit
import UIKit

// listgen:list(.table, context: MailSettings)
/// The people whose mail is thrown away. VIPs are blocked by the company, and stay.
public struct BlockedSenders {
    // listgen:row(id: \.address, content: [\.name, \.isVIP], on: delete, canEdit: { !$0.isVIP })
    public var people: People

    public init(people: People) {
        self.people = people
    }
}
