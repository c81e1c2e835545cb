#if !canImport(UIKit)
import Foundation

/// The shape of `UITableViewHeaderFooterViewBase`, with a required initializer; see `UITableViewCellFactory`.
@preconcurrency @MainActor
open class UITableViewHeaderFooterViewFactory: UIView {
    public required init(reuseIdentifier: String?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @inline(never)
    static func make(_ type: UITableViewHeaderFooterView.Type, identifier: String) -> UITableViewHeaderFooterView {
        let factory = unsafeBitCast(type, to: UITableViewHeaderFooterViewFactory.Type.self)
        let view = factory.init(reuseIdentifier: identifier)
        return unsafeDowncast(view as AnyObject, to: UITableViewHeaderFooterView.self)
    }
}
#endif
