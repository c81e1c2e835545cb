import Foundation

// Messages that both list views have.
extension UIKitRules {
    static func reportOtherIdentifier(_ existing: String?, dequeued: String, at path: IndexPath) {
        report(
            "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell "
                + "when reconfiguring an item, which is not allowed. You can only dequeue a cell with the same "
                + "registration or reuse identifier that was used to dequeue the existing cell. Existing reuse "
                + "identifier: \(existing ?? "(null)"), dequeued reuse identifier: \(dequeued), index path: "
                + path.uikitText)
    }

    static func reportOtherCell(_ method: String, _ noun: String, at path: IndexPath) {
        report(
            "The cell returned from \(method) for the reconfigured \(noun) at index path (\(path.uikitText)) is not "
                + "the existing cell of that \(noun). Reconfiguring must return the same cell instance.")
    }
}
