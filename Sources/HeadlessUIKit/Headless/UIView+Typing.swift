#if !canImport(UIKit)
extension UIView {
    /// Types in the first text field in this view, in place of its text; false if there is none that can be typed in.
    func typeInFirstField(_ text: String) -> Bool {
        let fields = HeadlessContent.views(below: self).compactMap { $0 as? UITextField }
        guard let field = fields.first(where: { $0.isFirstResponder || $0.becomeFirstResponder() }) else {
            return false
        }
        field.text = text
        field.sendActions(for: .editingChanged)
        return true
    }
}
#endif
