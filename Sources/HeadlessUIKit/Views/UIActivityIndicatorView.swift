#if !canImport(UIKit)
import Foundation

/// A spinner.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    open var style: Style
    open var hidesWhenStopped = true
    open var color: UIColor!
    open private(set) var isAnimating = false

    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
    }
    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }
    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }

    /// The size of the spinner.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }
}
#endif
