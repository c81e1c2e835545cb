#if !canImport(UIKit)
import Foundation

/// The shape of `UITableViewCellBase`, with a required initializer in the place of the plain one.
///
/// UIKit makes a cell from its class alone. In Swift that takes a `required` initializer, and then a cell
/// that writes `override init(style:reuseIdentifier:)`, as they all do, would not compile. A class table has
/// the same slot for both kinds, so the metatype is called through this class. It is open: the compiler must
/// not conclude that nothing overrides its initializer.
@preconcurrency @MainActor
open class UITableViewCellFactory: UIView {
    public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @inline(never)
    static func make(_ type: UITableViewCell.Type, identifier: String) -> UITableViewCell {
        let factory = unsafeBitCast(type, to: UITableViewCellFactory.Type.self)
        let view = factory.init(style: .default, reuseIdentifier: identifier)
        return unsafeDowncast(view as AnyObject, to: UITableViewCell.self)
    }
}
#endif
