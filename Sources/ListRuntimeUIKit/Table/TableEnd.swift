#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What is above or below all rows of a table view, as generated code says it.
@preconcurrency @MainActor
public struct TableEnd {
    /// Nil while there is none.
    public let view: UIView?
    /// The height that its class says, in points. Without one its constraints say it, or else the height that it had.
    public let height: CGFloat?

    public init(_ view: UIView?, height: CGFloat? = nil) {
        self.view = view
        self.height = height
    }

    /// The view of a nib, for generated code.
    public static func make<View: UIView>(_ type: View.Type, from nib: UINib) -> View {
        type.typed(nib.instantiate(withOwner: nil, options: nil).first as? UIView, "\(type)")
    }

    /// Header or footer.
    enum Side: CaseIterable {
        case header
        case footer

        /// The property of the table view that holds it.
        @MainActor var property: ReferenceWritableKeyPath<UITableView, UIView?> {
            self == .header ? \.tableHeaderView : \.tableFooterView
        }
    }
}
