#if !canImport(UIKit)
extension UITableViewCell {
    /// The layout of the standard labels.
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    /// The standard accessory at the end.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    /// The look of a selected cell.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    /// The look of a focused cell.
    public enum FocusStyle: Int, Sendable { case `default`, custom }
    /// What editing does to a row.
    public enum EditingStyle: Int, Sendable { case none, delete, insert }
}
#endif
