/// How a row of a table can be edited.
public struct RowEditing: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It is deleted, by the control of the editing mode or by UIKit's own swipe.
    public static let deletes = RowEditing(rawValue: 1)
    /// It has the control that inserts, in the editing mode.
    public static let inserts = RowEditing(rawValue: 2)
    /// It has swipes of its own: UIKit asks for none of a row that cannot be edited.
    public static let swipes = RowEditing(rawValue: 4)
    /// It can be selected while the table is edited, or be moved.
    public static let takesPart = RowEditing(rawValue: 8)
}
