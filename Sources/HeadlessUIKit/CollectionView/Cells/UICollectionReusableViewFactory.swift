#if !canImport(UIKit)
import Foundation

/// Makes reusable views from their class alone, by the slot of `init(frame:)`; `UITableViewCellFactory` says why.
@preconcurrency @MainActor
open class UICollectionReusableViewFactory: UIView {
    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A view of a class, as a collection view makes it.
    public static func make<View: UICollectionReusableView>(_ type: View.Type) -> View {
        make(type, identifier: nil)
    }

    @inline(never)
    static func make<View: UICollectionReusableView>(_ type: View.Type, identifier: String?) -> View {
        let factory = unsafeBitCast(type, to: UICollectionReusableViewFactory.Type.self)
        let view = unsafeDowncast(factory.init(frame: .zero) as AnyObject, to: View.self)
        view.reuseIdentifier = identifier
        return view
    }
}
#endif
