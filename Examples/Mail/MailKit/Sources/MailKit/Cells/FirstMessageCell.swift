import UIKit

/// The message a conversation starts with.
public final class FirstMessageCell: MessageCell {
    public override var prefix: String { "From " }
}
