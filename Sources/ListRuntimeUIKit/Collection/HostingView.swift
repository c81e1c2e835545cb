#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A supplementary view that holds a view of the app.
final class HostingView: UICollectionReusableView {
    private weak var hosted: UIView?

    func host(_ view: UIView) {
        if hosted !== view { take() }
        hosted = view
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        take()
    }

    /// Gives back what it holds, unless another holds it by now.
    private func take() {
        if let hosted, hosted.superview === self { hosted.removeFromSuperview() }
        hosted = nil
    }
}
