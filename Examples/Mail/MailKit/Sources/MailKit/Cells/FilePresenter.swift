import UIKit

/// Fills the file cells of search and of the composer: functions that existed before listgen came.
@MainActor
public enum FilePresenter {
    public static func fill(_ cell: FileCell, with hit: FileHit, settings: MailSettings) {
        show(hit.attachment, in: cell)
        cell.detailLabel.text = (cell.detailLabel.text ?? "") + ", from " + hit.sender.name
        cell.apply(settings.theme)
    }

    public static func show(_ attachment: Attachment, in cell: FileCell) {
        cell.titleLabel.text = attachment.name
        cell.detailLabel.text = "\(attachment.kind.rawValue), \(attachment.size / 1024) KB"
    }
}
