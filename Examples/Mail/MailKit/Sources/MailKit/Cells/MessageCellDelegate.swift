import UIKit

/// Hears the controls of a message.
@MainActor
public protocol MessageCellDelegate: AnyObject {
    /// Read while the cell is filled: whether remote images are shown.
    var showsRemoteImages: Bool { get }
    func messageCellDidTapStar(_ cell: MessageCell)
}
