import HeadlessUIKit
@_spi(Generated) import ListRuntimeUIKit

/// What can be done to a chore.
enum ChoreAction: Equatable {
    case pin(isOn: Bool)
    case delete
}

extension ChoreAction: RowAction {
    var presentation: RowActionPresentation {
        switch self {
        case .pin(let isOn):
            RowActionPresentation(
                title: isOn ? "Unpin" : "Pin", label: "Pin to the top", color: .systemOrange, isEnabled: !isOn,
                isOn: isOn)
        case .delete: RowActionPresentation(title: "Delete", isDestructive: true)
        }
    }
}
