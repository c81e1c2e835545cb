import UIKit

/// A message that is still being written.
public final class DraftCell: MessageCell {
    public override var prefix: String { "Draft by " }
}
