#if !canImport(UIKit)
import Foundation

extension HeadlessCollection {
    /// Types in the first text field of an item, in place of its text: the field becomes first responder and says what
    /// changed. Returns false if no field of the item can be typed in.
    @discardableResult
    public func type(_ text: String, inItemAt path: IndexPath) -> Bool {
        defer { layOut() }
        return reveal(path)?.typeInFirstField(text) ?? false
    }
}
#endif
