#if !canImport(UIKit)
import Foundation
internal import ListRuntime

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

    /// A height that UIKit takes: at least nothing, or automatic. Any other is reported, and nil.
    static func checked(_ height: CGFloat, of part: String, at place: @autoclosure () -> String) -> CGFloat? {
        if height >= 0 && height.isFinite || height == UITableView.automaticDimension { return height }
        report(
            height < 0
                ? "\(part) height must not be negative - provided height for \(place()) is "
                    + String(format: "%f", Double(height))
                : noNumber)
        return nil
    }

    /// A size that UIKit takes. Of any other, which is reported, what is at least nothing.
    static func checked(_ size: CGSize) -> CGSize {
        if size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite { return size }
        report(
            size.width < 0 || size.height < 0 ? "negative sizes are not supported in the flow layout" : noNumber)
        func least(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
        return CGSize(width: least(size.width), height: least(size.height))
    }

    /// A length that is a number, negative or not. Any other is reported, and nothing.
    static func checked(_ length: CGFloat) -> CGFloat {
        if length.isFinite { return length }
        report(noNumber)
        return 0
    }

    static func checked(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: checked(insets.top), left: checked(insets.left), bottom: checked(insets.bottom),
            right: checked(insets.right))
    }

    /// A number of rows or sections. One that is negative is reported, in words of our own, and counts as none.
    static func checked(_ count: Int, of counted: @autoclosure () -> String) -> Int {
        if count >= 0 { return count }
        report("number of \(counted()) must not be negative - provided number is \(count)")
        return 0
    }

    /// What is shown nowhere; UIKit's message goes on with the numbers.
    private static let noNumber = "CALayer position contains NaN"

    /// UIKit's documentation forbids it; what comes of it on a phone depends on the view and the system.
    static func reportReloadInUpdate() {
        report("reloadData must not be called inside an update block")
    }

    /// UIKit raises nothing, and lays the rows out at places of before and after.
    static func reportSetInUpdate(_ property: String) {
        report("\(property) must not be set inside an update block: the rows are laid out at wrong places")
    }

    static func reportOtherCell(_ wording: BatchWording, at path: IndexPath) {
        let (method, noun) =
            wording == .tableView
            ? ("-tableView:cellForRowAtIndexPath:", "row") : ("-collectionView:cellForItemAtIndexPath:", "item")
        report(
            "The cell returned from \(method) for the reconfigured \(noun) at index path (\(path.uikitText)) is not "
                + "the existing cell of that \(noun). Reconfiguring must return the same cell instance.")
    }
}
#endif
