#if !canImport(UIKit)
import Foundation

/// An alert or action sheet. A test presses a button with `headlessTap(_:)`.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    open var message: String?
    public let preferredStyle: Style
    open private(set) var actions: [UIAlertAction] = []
    open private(set) var textFields: [UITextField]?
    open var preferredAction: UIAlertAction?
    open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
        UIPopoverPresentationController()

    public init(title: String?, message: String?, preferredStyle: Style) {
        self.message = message
        self.preferredStyle = preferredStyle
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }
    public required init?(coder: NSCoder) {
        preferredStyle = .alert
        super.init(coder: coder)
    }

    open func addAction(_ action: UIAlertAction) { actions.append(action) }
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }
    /// Closes the alert and runs the action of that title; false if there is none that is enabled.
    @discardableResult open func headlessTap(_ title: String) -> Bool {
        guard let action = actions.first(where: { $0.title == title && $0.isEnabled }) else { return false }
        presentingViewController?.dismiss(animated: false)
        action.handler?(action)
        return true
    }

    /// A sheet at the bottom or an alert in the middle.
    public enum Style: Int, Sendable { case actionSheet, alert }
}
#endif
