#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// An invisible view that is as large as the one it is in, and tells when the height of that changes. A flow layout asks
/// for sizes again only when the width does.
final class HeightObserver: UIView {
    private var height: CGFloat
    private let changed: () -> Void

    /// - Parameter changed: Called while the frame of the view is set.
    init(in view: UIView, changed: @escaping () -> Void) {
        height = view.bounds.height
        self.changed = changed
        super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
        isHidden = true
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(self, at: 0)
    }

    required init?(coder: NSCoder) { nil }

    override var frame: CGRect { didSet { check() } }
    override var bounds: CGRect { didSet { check() } }

    private func check() {
        guard bounds.height != height else { return }
        height = bounds.height
        changed()
    }
}
