#if !canImport(UIKit)
import Foundation

/// A slider.
@preconcurrency @MainActor
open class UISlider: UIControl {
    open var value: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
}
#endif
