#if !canImport(UIKit)
import Foundation

/// Text of several lines to edit. A test sets `text` and calls the delegate.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
    open var text: String! = ""
    open var font: UIFont? = .systemFont(ofSize: 17)
    open var textColor: UIColor? = .label
    open var textAlignment = NSTextAlignment.natural
    open var isEditable = true
    open var isSelectable = true
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(string: text ?? "") }
        set { text = newValue.string }
    }
    open override var canBecomeFirstResponder: Bool { isEditable }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = TextMetrics.size(
            of: text ?? "", font: font ?? .systemFont(ofSize: 17), width: size.width - 10, lines: 0)
        return CGSize(width: size.width, height: text.height + textContainerInset.top + textContainerInset.bottom)
    }
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(CGSize(width: bounds.width, height: 0))
    }
}
#endif
