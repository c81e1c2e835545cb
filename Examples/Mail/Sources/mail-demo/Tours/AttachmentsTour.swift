import Mail
import MailKit

/// Attachments: objects that an uploader mutates, two cells for one model, actions as closures, files dragged out.
@MainActor
enum AttachmentsTour {
    static func run() {
        let controller = AttachmentsController(attached: [SampleMail.table.attachment])
        let stage = Stage("Attachments of a draft", controller)
        let photo = Upload(number: 1, fileName: "photo.heic")
        let tape = Upload(number: 2, fileName: "tape.zip", progress: 0.1)

        stage.act("two uploads start") {
            controller.add(photo)
            controller.add(tape)
        }
        stage.act("progress: the same object, another number") {
            photo.progress = 0.6
            controller.uploadDidChange(photo)
        }
        stage.act("one fails: another cell class for the same model") {
            tape.failure = MailError(code: 413, text: "Too large")
            controller.uploadDidChange(tape)
        }
        stage.tap("tape.zip")
        stage.act("the other is done") {
            photo.progress = 1
            controller.uploadDidChange(photo)
        }
        stage.tap("Add (room for")
        stage.act("drag the photo out while another upload starts: its row waits for the finger") {
            stage.drag("photo.heic") { controller.add(Upload(number: 3, fileName: "notes.txt")) }
        }
    }
}
