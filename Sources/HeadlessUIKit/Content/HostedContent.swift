#if !canImport(UIKit)
import Foundation

/// The view of a content configuration in the content view of a cell or header.
@preconcurrency @MainActor
struct HostedContent {
    private(set) var view: (any UIView & UIContentView)?

    /// Keeps the view where the new configuration is of the same type.
    mutating func show(_ configuration: (any UIContentConfiguration)?, in contentView: UIView) {
        guard let configuration else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        if let view, type(of: view.configuration) == type(of: configuration) {
            view.configuration = configuration
        } else {
            contentView.subviews.forEach { $0.removeFromSuperview() }
            let made = configuration.makeContentView()
            contentView.addSubview(made)
            view = made
        }
    }

    func update(_ configuration: (any UIContentConfiguration)?, for state: UICellConfigurationState) {
        view?.configuration = configuration?.updated(for: state) ?? UIListContentConfiguration.cell()
    }

    /// The width where none is given; nil without content.
    var width: CGFloat? { view?.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width }

    /// The height at a width; nil without content.
    func height(width: CGFloat) -> CGFloat? {
        view?.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}
#endif
