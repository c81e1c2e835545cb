import UIKit

/// Cells of which the driver uses a member.
@MainActor protocol ControlCell { var control: UISwitch { get } }
@MainActor protocol ToggleCell { var toggle: UISwitch { get } }
@MainActor protocol TitleCell: AnyObject { var onTitle: ((String) -> Void)? { get } }
@MainActor protocol TapCell { var tap: () -> Void { get } }
