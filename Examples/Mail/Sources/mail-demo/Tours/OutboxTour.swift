import Mail
import MailKit

/// The outbox: cells from a provider, under the data source the screen has always had.
@MainActor
enum OutboxTour {
    static func run() {
        var minutes = OutgoingMail(id: 1, subject: "Minutes", recipients: ["grace@example.org"])
        let tape = OutgoingMail(id: 2, subject: "The tape", recipients: ["alan@example.org"])
        let controller = OutboxController(waiting: [minutes, tape], settings: MailSettings())
        let stage = Stage("Outbox (provider only, hand-written data source)", controller)

        stage.act("one is being sent") {
            minutes.state = .sending(percent: 40)
            controller.show([minutes, tape])
        }
        stage.act("the server refuses it") {
            minutes.state = .failed(MailError(code: 550, text: "No such mailbox"))
            controller.show([minutes, tape])
        }
    }
}
