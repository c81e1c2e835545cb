import Foundation

/// A rectangle to attach constraints to; never laid out.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    open weak var owningView: UIView?
    open var identifier = ""
    open var layoutFrame: CGRect { owningView.map { CGRect(origin: .zero, size: $0.bounds.size) } ?? .zero }

    public override init() { super.init() }
    init(owner: UIView) {
        owningView = owner
        super.init()
    }
}
