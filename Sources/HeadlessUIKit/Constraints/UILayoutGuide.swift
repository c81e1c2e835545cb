#if !canImport(UIKit)
import Foundation

/// A rectangle to attach constraints to.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    open internal(set) weak var owningView: UIView?
    open var identifier = ""
    private let kind: Kind

    public override init() {
        kind = .free
        super.init()
    }
    init(owner: UIView, _ kind: Kind) {
        self.kind = kind
        super.init()
        owningView = owner
    }

    open var layoutFrame: CGRect {
        CGRect(origin: .zero, size: owningView?.bounds.size ?? .zero).inset(by: inset ?? .zero)
    }

    /// The distance from the edges of the view; nil if only constraints say where the guide is.
    var inset: UIEdgeInsets? {
        switch kind {
        case .free: nil
        case .margins: owningView?.layoutMargins
        case .safeArea: owningView?.safeAreaInsets
        }
    }

    enum Kind { case free, margins, safeArea }
}
#endif
