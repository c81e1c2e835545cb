import Mail
import MailKit
import UIKit

/// The inbox: unlike rows, a row in two sections, objects that change in place, a context.
@MainActor
enum InboxTour {
    static func run() {
        let model = InboxViewModel(inbox: SampleMail.inbox())
        let controller = InboxController(viewModel: model, account: SampleMail.account, settings: MailSettings())
        let stage = Stage("Inbox", controller)

        stage.act("mail from a VIP arrives: it shows in both sections") {
            model.receive(
                Conversation(
                    id: 4, subject: "Note G", people: [SampleMail.ada], snippet: "Done.", date: "Tue", isUnread: true))
        }
        stage.tap("A moth")
        stage.tap("Lunch?")
        stage.tap("Load 3 more")
        stage.act("the close button of the offer") {
            stage.cell(showing: "More room", as: PromotionCell.self)?.tapClose()
        }
        stage.act("the server fills the gap") { model.fill(SampleMail.gap, with: SampleMail.older(1...3)) }
        stage.act("a newsletter comes in: its bundle is the same object as before") {
            model.receive(newsletter: "Issue 412", in: SampleMail.newsletters)
        }
        stage.act("Alan answers: his conversation moves to the top") { model.moveToTop(conversation: 3) }
        stage.act("dark theme: the rows on screen that read the settings are filled again, and no other") {
            controller.follow(MailSettings(theme: .dark, previewLines: 1))
        }
        stage.act("the phone is turned") { controller.setCompact(true) }
        stage.act("archive, a notice and ten older conversations, within one turn of the run loop") {
            model.archive(conversation: 1)
            model.say(ServiceNotice(title: "Planned work", text: "Tonight at two."))
            model.loadMore(true, adding: SampleMail.older(4...13))
        }
        stage.scroll(to: 300)
        say("  the controller heard it too: its bar is collapsed to \(Int(controller.barCollapse * 100)) %")
        stage.act("everything is archived") { model.removeAll() }
    }
}
