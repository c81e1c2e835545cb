import UIKit

final class Draft {
    let id: Int
    var subject = ""
    var progress: Double = 0

    init(id: Int) { self.id = id }
}

final class Attachment {
    let id = UUID()
    var name = ""
}

final class Clock {
    let id = "clock"
}

struct Receipt: Equatable {
    let id: Int
    var text: String
    var readAt: Date?
}

// listgen:list(.table)
struct Outbox {
    // listgen:row(cell: DraftCell, content: [\.subject, \.progress])
    var drafts: [Draft]
    // listgen:row(cell: AttachmentCell, content: .instance)
    var attachments: [Attachment]
    // listgen:row(cell: ClockCell, content: .always)
    var clocks: [Clock]
    // listgen:row(cell: ReceiptCell, content: \.text)
    var receipts: [Receipt]
}

final class DraftCell: UITableViewCell {
    func configure(with draft: Draft) { textLabel?.text = draft.subject }
}

final class AttachmentCell: UITableViewCell {
    func configure(with attachment: Attachment) { textLabel?.text = attachment.name }
}

final class ClockCell: UITableViewCell {
    func configure(with clock: Clock) { textLabel?.text = clock.id }
}

final class ReceiptCell: UITableViewCell {
    func configure(with receipt: Receipt) { textLabel?.text = receipt.text }
}
