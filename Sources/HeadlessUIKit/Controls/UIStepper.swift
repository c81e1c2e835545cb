#if !canImport(UIKit)
import Foundation

/// A stepper.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    open var value = 0.0
    open var minimumValue = 0.0
    open var maximumValue = 100.0
    open var stepValue = 1.0
}
#endif
