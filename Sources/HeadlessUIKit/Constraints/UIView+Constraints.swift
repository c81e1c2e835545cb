#if !canImport(UIKit)
import Foundation

extension UIView {
    /// Which views keep their fitting size first: controls and images before labels before plain views.
    var hugging: Float {
        if let ownHugging { return ownHugging }
        switch self {
        case is UIControl, is UIImageView, is UIActivityIndicatorView: return 750
        case is UILabel: return 250
        default: return 100
        }
    }

    /// The size given by constants: a width or height constraint with no other view.
    var constantSize: (width: CGFloat?, height: CGFloat?) {
        func constant(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
            constraints.first {
                $0.firstItem === self && $0.firstAttribute == attribute && $0.secondItem == nil && $0.relation == .equal
            }?.constant
        }
        return (constant(.width), constant(.height))
    }

    /// Moves and stretches subviews as their autoresizing masks say.
    func autoresize(from old: CGSize) {
        let (wider, higher) = (frame.width - old.width, frame.height - old.height)
        for subview in subviews where subview.translatesAutoresizingMaskIntoConstraints {
            let mask = subview.autoresizingMask
            guard !mask.isEmpty else { continue }
            var frame = subview.frame
            if mask.contains(.flexibleWidth) {
                frame.size.width += wider
            } else if mask.contains(.flexibleLeftMargin) {
                frame.origin.x += wider
            }
            if mask.contains(.flexibleHeight) {
                frame.size.height += higher
            } else if mask.contains(.flexibleTopMargin) {
                frame.origin.y += higher
            }
            subview.frame = frame
        }
    }
}
#endif
