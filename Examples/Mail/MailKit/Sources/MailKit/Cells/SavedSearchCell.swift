import UIKit

/// A query the user keeps. The screen sets its label.
public final class SavedSearchCell: TextCell {
}
