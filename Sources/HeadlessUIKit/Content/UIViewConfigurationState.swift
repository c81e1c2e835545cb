#if !canImport(UIKit)
import Foundation

/// The state of a header or footer view.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
#endif
