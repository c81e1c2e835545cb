#if !canImport(UIKit)
import Foundation

/// The axis that a layout scrolls along.
enum FlowAxis {
    case vertical, horizontal

    func along(_ size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }
    func across(_ size: CGSize) -> CGFloat { self == .vertical ? size.width : size.height }
    func start(_ rect: CGRect) -> CGFloat { self == .vertical ? rect.minY : rect.minX }
    func end(_ rect: CGRect) -> CGFloat { self == .vertical ? rect.maxY : rect.maxX }
    func along(_ insets: UIEdgeInsets) -> (before: CGFloat, after: CGFloat) {
        self == .vertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    }
    func across(_ insets: UIEdgeInsets) -> (leading: CGFloat, trailing: CGFloat) {
        self == .vertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
    }
    func size(length: CGFloat, breadth: CGFloat) -> CGSize {
        self == .vertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    }
    func rect(along: CGFloat, across: CGFloat, length: CGFloat, breadth: CGFloat) -> CGRect {
        let size = size(length: length, breadth: breadth)
        return self == .vertical
            ? CGRect(origin: CGPoint(x: across, y: along), size: size)
            : CGRect(origin: CGPoint(x: along, y: across), size: size)
    }
}
#endif
