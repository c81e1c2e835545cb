#if !canImport(UIKit)
import Foundation

/// What a list cell shows at its edges; each takes 38 points.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// What it is.
    public let accessoryType: AccessoryType
    let displayed: DisplayedState
    /// The text of a label.
    let text: String?
    let action: (() -> Void)?

    private init(
        _ type: AccessoryType, _ displayed: DisplayedState, text: String? = nil, action: (() -> Void)? = nil
    ) {
        accessoryType = type
        self.displayed = displayed
        self.text = text
        self.action = action
    }

    public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(.disclosureIndicator, displayed)
    }
    public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(.checkmark, displayed)
    }
    public static func detail(displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil)
        -> UICellAccessory
    { UICellAccessory(.detail, displayed, action: actionHandler) }
    public static func delete(displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil)
        -> UICellAccessory
    { UICellAccessory(.delete, displayed, action: actionHandler) }
    public static func insert(displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil)
        -> UICellAccessory
    { UICellAccessory(.insert, displayed, action: actionHandler) }
    public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory(.reorder, displayed)
    }
    public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory(.multiselect, displayed)
    }
    public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(.label, displayed, text: text)
    }

    /// When an accessory is shown.
    public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
    /// The kinds of accessories.
    public enum AccessoryType: Hashable, Sendable {
        case disclosureIndicator, checkmark, detail, delete, insert, reorder, multiselect, label
        /// A view of the app's.
        case customView(UIView)
    }
}
#endif
