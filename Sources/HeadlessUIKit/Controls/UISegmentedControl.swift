#if !canImport(UIKit)
import Foundation

/// A choice of segments by title.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    private var titles: [String] = []
    open var selectedSegmentIndex = -1

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init() { self.init(frame: .zero) }
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = (items ?? []).map { "\($0)" }
    }
    open var numberOfSegments: Int { titles.count }
    open func titleForSegment(at segment: Int) -> String? {
        titles.indices.contains(segment) ? titles[segment] : nil
    }
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        titles.insert(title ?? "", at: min(segment, titles.count))
    }
    open func removeAllSegments() { titles = [] }
    open override var intrinsicContentSize: CGSize { CGSize(width: 60 * CGFloat(titles.count), height: 32) }
}
#endif
