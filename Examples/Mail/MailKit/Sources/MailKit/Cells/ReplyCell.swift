import UIKit

/// A later message of a conversation.
public final class ReplyCell: MessageCell {
    public override var prefix: String { "Re: " }
}
