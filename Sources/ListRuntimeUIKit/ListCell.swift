#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A cell of a list view, by what cells of table views and of collection views have in common.
@preconcurrency @MainActor
public protocol ListCell: UIView {
    var reuseIdentifier: String? { get }
    var configurationState: UICellConfigurationState { get }
}
