#if !canImport(UIKit)
import Foundation

/// A label, measured by `TextMetrics`.
@preconcurrency @MainActor
open class UILabel: UIView {
    open var text: String? {
        didSet { contentSizeDidChange() }
    }
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }
    private var ownFont: UIFont = .systemFont(ofSize: 17)
    /// The font, at the current text size if it is to adjust.
    open var font: UIFont! {
        get {
            guard adjustsFontForContentSizeCategory, let style = ownFont.textStyle else { return ownFont }
            return .preferredFont(forTextStyle: style)
        }
        set { ownFont = newValue ?? .systemFont(ofSize: 17) }
    }
    open var textColor: UIColor! = .label
    open var highlightedTextColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    open var adjustsFontForContentSizeCategory = false
    open var isEnabled = true
    open var isHighlighted = false
    open var preferredMaxLayoutWidth: CGFloat = 0

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        TextMetrics.size(of: text ?? "", font: font, width: size.width, lines: numberOfLines)
    }
    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }
    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        let size = sizeThatFits(targetSize)
        return CGSize(width: constantSize.width ?? size.width, height: constantSize.height ?? size.height)
    }
}
#endif
