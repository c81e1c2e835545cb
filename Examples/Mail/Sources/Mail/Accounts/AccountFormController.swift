import ListRuntimeUIKit
import MailKit
import UIKit

/// Shows the form of an account. The form is the state of its table: nothing is copied back and forth.
public final class AccountFormController: ScreenController {
    public var form: AccountForm { table?.state ?? start }
    /// Whether all fields are filled.
    public private(set) var canSave = false
    private let start: AccountForm
    private var table: AccountForm.Table?

    public init(form: AccountForm) {
        start = form
        super.init(title: "Account", style: .grouped)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        table = AccountForm.Table(start, actions: self, in: tableView)
    }
}

extension AccountFormController: AccountForm.Actions {
    public func change(fields: AccountField) {
        canSave = form.fields.allSatisfy { !$0.text.isEmpty }
    }

    public func onReset(options: [AccountOption]) {
        table?.state.options = start.options
    }
}
