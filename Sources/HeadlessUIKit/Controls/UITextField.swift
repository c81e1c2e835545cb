#if !canImport(UIKit)
import Foundation

/// A line of text to edit. A test sets `text` and sends `.editingChanged`.
@preconcurrency @MainActor
open class UITextField: UIControl {
    open var text: String? = ""
    open var placeholder: String?
    open var font: UIFont? = .systemFont(ofSize: 17)
    open var textColor: UIColor? = .label
    open var textAlignment = NSTextAlignment.natural
    open var isSecureTextEntry = false
    open var borderStyle = BorderStyle.none
    open var clearButtonMode = ViewMode.never
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocorrectionType = UITextAutocorrectionType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open weak var delegate: (any UITextFieldDelegate)?
    open var leftView: UIView?
    open var rightView: UIView?
    open var isEditing: Bool { isFirstResponder }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        let wasEditing = isEditing
        guard super.becomeFirstResponder() else { return false }
        if !wasEditing { sendActions(for: .editingDidBegin) }
        return true
    }
    @discardableResult open override func resignFirstResponder() -> Bool {
        let wasEditing = isEditing
        guard super.resignFirstResponder() else { return false }
        if wasEditing { sendActions(for: .editingDidEnd) }
        return true
    }
    open override var canBecomeFirstResponder: Bool { isEnabled }
    open override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 22) }

    /// The border.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    /// When an overlay view is shown.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
}
#endif
