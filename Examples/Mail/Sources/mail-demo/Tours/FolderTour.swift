import Mail
import MailKit
import UIKit

/// A folder: swipes, a menu with its preview, several rows selected, and a way back.
@MainActor
enum FolderTour {
    static func run() {
        let folder = Folder(conversations: [SampleMail.engine, SampleMail.moth, SampleMail.lunch])
        let controller = FolderController(folder: folder, account: SampleMail.account, settings: MailSettings())
        let stage = Stage("Archive", controller)

        stage.act("swipe the engine all the way from its leading edge") {
            stage.swipe("The engine", .leading)?.performFull()
        }
        stage.act("swipe the moth, and delete it") { stage.swipe("A moth", .trailing)?.perform("Delete") }
        stage.act("shake: undo") { controller.undo() }
        stage.act("press lunch long, and open its preview") { stage.longPress("Lunch?")?.openPreview() }
        stage.act("press lunch long, and archive it") { stage.longPress("Lunch?")?.perform("Archive") }
        stage.act("edit, and select both that are left") {
            controller.setEditing(true, animated: false)
            for text in ["The engine", "A moth"] { stage.touch(text) }
            say("  the toolbar says \"\(controller.toolbarTitle ?? "nothing")\"")
        }
        stage.act("the button of the toolbar") { controller.archiveSelected() }
        stage.act("undo") { controller.undo() }
    }
}
