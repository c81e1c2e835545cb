import MailKit
import UIKit

/// Shows what hangs on a draft. The uploader mutates its uploads in place.
public final class AttachmentsController: ScreenController {
    public private(set) var attached: [Attachment]
    public private(set) var uploads: [Upload] = []
    private var table: DraftAttachments.Table?

    public init(attached: [Attachment]) {
        self.attached = attached
        super.init(title: "Attachments", style: .grouped)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        let actions = DraftAttachments.Actions(
            selectUploads: { [weak self] upload in self?.retry(upload) },
            selectAdd: { [weak self] room in self?.onOpen?("the picker, with room for \(room)") })
        table = DraftAttachments.Table(state, actions: actions, in: tableView)
    }

    public func add(_ upload: Upload) {
        uploads.append(upload)
        table?.state = state
    }

    /// The uploader has written into `upload`.
    public func uploadDidChange(_ upload: Upload) {
        if upload.progress >= 1 {
            uploads.removeAll { $0 === upload }
            attached.append(Attachment(name: upload.fileName, kind: .document, size: 65_536))
        }
        table?.state = state
    }

    private func retry(_ upload: Upload) {
        guard upload.failure != nil else { return }
        upload.failure = nil
        upload.progress = 0
        table?.state = state
    }

    private var state: DraftAttachments {
        let room = 4 - attached.count - uploads.count
        return DraftAttachments(attached: attached, uploads: uploads, room: room > 0 ? room : nil)
    }
}
