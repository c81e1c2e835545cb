import UIKit

/// Opens the picker. The screen says how much room is left.
public final class AddAttachmentCell: TextCell {
}
