#if !canImport(UIKit)
import Foundation

extension UIView {
    private var originInRoot: CGPoint {
        var point = CGPoint.zero
        var current: UIView = self
        while let parent = current.superview {
            point.x += current.frame.minX - parent.boundsOrigin.x
            point.y += current.frame.minY - parent.boundsOrigin.y
            current = parent
        }
        return point
    }

    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let here = originInRoot
        let there = view?.originInRoot ?? .zero
        let scrolled = view?.boundsOrigin ?? .zero
        return CGPoint(
            x: point.x - boundsOrigin.x + here.x - there.x + scrolled.x,
            y: point.y - boundsOrigin.y + here.y - there.y + scrolled.y)
    }
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let back = convert(CGPoint.zero, to: view)
        return CGPoint(x: point.x - back.x, y: point.y - back.y)
    }
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }
}
#endif
