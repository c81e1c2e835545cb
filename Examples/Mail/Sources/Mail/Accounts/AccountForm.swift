import MailKit
import UIKit

// listgen:list(.table)
/// What a new account needs: the fields and switches write into it.
public struct AccountForm: Equatable {
    // listgen:section(header: "Account")
    // listgen:row(id: \.title, on: change)
    public var fields: [AccountField]
    // listgen:section(header: AccountHeader)
    // listgen:row(id: \.title)
    public var options: [AccountOption]

    public init(fields: [AccountField], options: [AccountOption]) {
        self.fields = fields
        self.options = options
    }
}
