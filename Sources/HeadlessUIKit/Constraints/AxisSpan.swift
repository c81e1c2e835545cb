#if !canImport(UIKit)
import Foundation

/// A view along one axis: two of start, end, size and centre give the other two.
struct AxisSpan {
    enum Part { case start, end, size, center }

    private(set) var start: CGFloat?
    private(set) var end: CGFloat?
    private(set) var size: CGFloat?
    private(set) var center: CGFloat?

    subscript(part: Part) -> CGFloat? {
        switch part {
        case .start: start
        case .end: end
        case .size: size
        case .center: center
        }
    }

    /// Sets what is not known yet; nothing that is known changes.
    mutating func set(_ part: Part, _ value: CGFloat) {
        guard self[part] == nil else { return }
        switch part {
        case .start: start = value
        case .end: end = value
        case .size: size = max(0, value)
        case .center: center = value
        }
        complete()
    }

    private mutating func complete() {
        if size == nil {
            if let start, let end { size = max(0, end - start) }
            if let start, let center { size = max(0, (center - start) * 2) }
            if let end, let center { size = max(0, (end - center) * 2) }
        }
        guard let size else { return }
        let known = start ?? end.map { $0 - size } ?? center.map { $0 - size / 2 }
        guard let known else { return }
        start = known
        end = known + size
        center = known + size / 2
    }
}
#endif
