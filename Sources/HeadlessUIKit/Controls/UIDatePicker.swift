#if !canImport(UIKit)
import Foundation

/// A date to choose. A test sets `date` and sends `.valueChanged`.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    open var date = Date()
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var datePickerMode = Mode.dateAndTime
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

    /// What is chosen.
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
}
#endif
