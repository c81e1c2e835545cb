import MailKit
import UIKit

// listgen:list(.table, actions: .closures)
/// What hangs on a draft, and what is on its way there. What hangs on it can be dragged out.
struct DraftAttachments {
    // listgen:section(header: "Attached", height: FileCell.rowHeight)
    // listgen:row(cell: FileCell, id: \.name, configure: FilePresenter.show(row, in: cell),
    //   drag: { [NSItemProvider(object: $0.name as NSString)] })
    var attached: [Attachment]
    // listgen:section(header: "Uploading")
    // listgen:row(cell: FailedUploadCell, when: { upload in upload.failure != nil })
    // listgen:row(cell: UploadCell, id: \.number, content: [\.progress, \.failure], on: select)
    var uploads: [Upload]
    // listgen:row(cell: AddAttachmentCell, name: "add", configure: cell.titleLabel.text = "Add (room for \(row))", on: select)
    var room: Int?
}
