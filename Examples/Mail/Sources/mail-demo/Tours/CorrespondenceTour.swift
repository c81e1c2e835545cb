import Mail
import MailKit

/// A conversation: one model in four cells, messages that are mutated in place, a delegate read while configuring.
@MainActor
enum CorrespondenceTour {
    static func run() {
        var messages = SampleMail.messages()
        let subject = Subject(text: "The engine", tags: [Tag(name: "work")])
        let controller = CorrespondenceController(subject: subject, messages: messages, settings: MailSettings())
        let stage = Stage("Conversation", controller)

        stage.tap("Ada: Note G")
        stage.act("the star of the first message") {
            stage.cell(showing: "From Ada", as: MessageCell.self)?.tapStar()
        }
        stage.act("remote images are allowed: the delegate answers differently") { controller.showRemoteImages() }
        stage.act("a reply comes in") {
            messages.append(
                Message(messageID: "m5", sender: SampleMail.grace, body: "Bring it back.", date: "Wed"))
            controller.show(messages)
        }
        stage.act("an answer is begun") {
            controller.add(draft: Message(messageID: "d1", sender: SampleMail.grace, body: "I will", date: "Wed"))
        }
        stage.act("the second message is deleted, the last one edited on the server") {
            messages.remove(at: 1)
            messages.last?.body = "Bring it back by noon."
            controller.show(messages)
        }
    }
}
