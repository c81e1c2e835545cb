#if !canImport(UIKit)
import Foundation

/// The state of a cell.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var isSelected = false
    public var isHighlighted = false
    public var isEditing = false
    public var isDisabled = false
    public var isSwiped = false
    public var isExpanded = false
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
#endif
