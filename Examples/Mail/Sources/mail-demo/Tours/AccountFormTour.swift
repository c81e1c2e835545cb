import Mail
import MailKit
import UIKit

/// A form whose fields and switches write into the state.
@MainActor
enum AccountFormTour {
    static func run() {
        let form = AccountForm(
            fields: [AccountField(title: "Name"), AccountField(title: "Address")],
            options: [AccountOption(title: "Sync contacts", isOn: true), AccountOption(title: "Sync notes")])
        let controller = AccountFormController(form: form)
        let stage = Stage("Account", controller)

        stage.act("type a name and an address: the rows are written, no cell is filled") {
            stage.type("Mary", in: "Name")
            stage.type("mary@example.org", in: "Address")
            say("  the form has \(controller.form.fields.map(\.text)), can be saved: \(controller.canSave)")
        }
        stage.act("turn the notes on") {
            let toggle = stage.cell(showing: "Sync notes", as: OptionCell.self)?.toggle
            toggle?.isOn = true
            toggle?.sendActions(for: .valueChanged)
            say("  the form has \(controller.form.options.map(\.isOn))")
        }
        stage.act("the reset of the header") { stage.header(AccountHeader.self)?.onReset?() }
    }
}
