import UIKit

/// The day between two messages. The screen sets its label.
public final class DayCell: TextCell {
}
