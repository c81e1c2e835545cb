#if !canImport(UIKit)
extension UIView {
    /// Replaces the text of the first text field in this view by typing. Returns false if no field can be typed in.
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
