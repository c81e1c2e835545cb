import UIKit

/// A message folded into its first words.
public final class CollapsedMessageCell: TextCell {
    public func configure(with message: Message) {
        titleLabel.text = message.sender.name + ": " + message.body.prefix(24) + "..."
    }
}
