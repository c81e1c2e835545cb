#if !canImport(UIKit)
import Foundation

extension HeadlessTable {
    /// Types in the first text field of a row, in place of its text: the field becomes first responder and says what
    /// changed. Returns false if no field of the row can be typed in.
    ///
    ///     tableView.headless.type("Milk", inRowAt: IndexPath(row: 2, section: 0))
    @discardableResult
    public func type(_ text: String, inRowAt path: IndexPath) -> Bool {
        defer { layOut() }
        return reveal(path)?.typeInFirstField(text) ?? false
    }
}
#endif
