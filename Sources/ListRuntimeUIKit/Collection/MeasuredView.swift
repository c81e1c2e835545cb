#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Stands for a view of the app while that is measured, where it is: it is not taken from where it is shown.
final class MeasuredView: UICollectionReusableView {
    private let measured: UIView

    init(of view: UIView) {
        measured = view
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        measured.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
}
