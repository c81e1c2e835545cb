#if !canImport(UIKit)
import Foundation

/// A path, by its bounds alone.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
    open private(set) var bounds: CGRect
    public init(rect: CGRect) {
        bounds = rect
        super.init()
    }
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }
}
#endif
