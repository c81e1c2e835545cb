#if !canImport(UIKit)
import Foundation

/// The screen of an ordinary phone.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
    public static let main = UIScreen()
    public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
    public var scale: CGFloat { 3 }
    public var traitCollection: UITraitCollection { UITraitCollection.current }
}
#endif
