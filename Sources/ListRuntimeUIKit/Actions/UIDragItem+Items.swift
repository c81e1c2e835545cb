#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension UIDragItem {
    /// What a mark says that a row is dragged as, as items; for generated code.
    public static func items(_ providers: [NSItemProvider]) -> [UIDragItem] {
        providers.map { UIDragItem(itemProvider: $0) }
    }

    /// The items of the app.
    public static func items(_ items: [UIDragItem]) -> [UIDragItem] { items }
}
