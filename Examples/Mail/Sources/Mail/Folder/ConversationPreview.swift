import MailKit
import UIKit

/// What the menu of a conversation shows above it.
public final class ConversationPreview: UIViewController {
    public let conversation: Conversation

    public init(_ conversation: Conversation) {
        self.conversation = conversation
        super.init(nibName: nil, bundle: nil)
        title = conversation.subject
    }

    public required init?(coder: NSCoder) {
        nil
    }
}
