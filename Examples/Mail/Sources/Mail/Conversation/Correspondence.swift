import MailKit
import UIKit

// listgen:list(.table, context: CorrespondenceContext, height: .automatic)
/// A conversation: its subject and its messages.
struct Correspondence {
    var subject: Subject
    var items: [ConversationItem]
}
