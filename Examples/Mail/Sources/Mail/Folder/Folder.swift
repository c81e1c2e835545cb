import MailKit
import UIKit

// listgen:list(.table, context: InboxContext, selection: .multipleWhileEditing, on: selectionChange)
/// The conversations of one folder, to be swept through.
public struct Folder {
    // listgen:row(on: [select, commit], does: MailAction, leadingSwipe: { [.markRead($0.isUnread)] },
    //   trailingSwipe: [.delete, .archive], menu: [[.archive], [.delete]], preview: { ConversationPreview($0) })
    public var conversations: [Conversation]

    public init(conversations: [Conversation]) {
        self.conversations = conversations
    }
}
