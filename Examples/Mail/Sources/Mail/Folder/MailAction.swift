import UIKit

// listgen:actions
/// What can be done to a conversation. One enum serves every list that shows some.
public enum MailAction: Equatable {
    // listgen:action(title: { $0 ? "Mark Read" : "Mark Unread" }, color: .systemBlue)
    case markRead(Bool)
    // listgen:action(title: "Archive", image: UIImage(systemName: "archivebox"))
    case archive
    // listgen:action(title: "Delete", style: .destructive)
    case delete
}
