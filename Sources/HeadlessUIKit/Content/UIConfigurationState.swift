#if !canImport(UIKit)
import Foundation

/// The state that a configuration is updated for.
@preconcurrency @MainActor
public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get set }
}
#endif
