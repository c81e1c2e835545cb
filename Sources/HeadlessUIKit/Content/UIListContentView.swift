#if !canImport(UIKit)
import Foundation

/// The view of a list content configuration: text above or beside secondary text, after the image.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private let imageView = UIImageView()
    private var list: UIListContentConfiguration

    public init(configuration: UIListContentConfiguration) {
        list = configuration
        super.init(frame: .zero)
        update()
    }
    public required init?(coder: NSCoder) {
        list = .cell()
        super.init(coder: coder)
    }

    open var configuration: any UIContentConfiguration {
        get { list }
        set {
            guard let configuration = newValue as? UIListContentConfiguration else { return }
            list = configuration
            update()
        }
    }

    private func update() {
        imageView.image = list.image
        label.text = list.attributedText?.string ?? list.text
        label.font = list.textProperties.font
        label.textColor = list.textProperties.color
        label.numberOfLines = list.textProperties.numberOfLines
        secondaryLabel.text = list.secondaryAttributedText?.string ?? list.secondaryText
        secondaryLabel.font = list.secondaryTextProperties.font
        secondaryLabel.textColor = list.secondaryTextProperties.color
        secondaryLabel.numberOfLines = list.secondaryTextProperties.numberOfLines
        show(imageView, imageView.image != nil)
        show(label, label.text != nil)
        show(secondaryLabel, secondaryLabel.text != nil)
        setNeedsLayout()
    }

    private func show(_ view: UIView, _ isShown: Bool) {
        view.removeFromSuperview()
        if isShown { addSubview(view) }
    }

    private var imageWidth: CGFloat { list.image.map { $0.size.width + list.imageToTextPadding } ?? 0 }

    private func inner(width: CGFloat) -> CGRect {
        let margins = list.directionalLayoutMargins
        return CGRect(
            x: margins.leading + imageWidth, y: margins.top,
            width: max(0, width - margins.leading - margins.trailing - imageWidth), height: 0)
    }

    /// The width of the content in one line, where none is given.
    private var naturalWidth: CGFloat {
        let (first, second) = (label.sizeThatFits(.zero).width, secondaryLabel.sizeThatFits(.zero).width)
        let isBeside = list.prefersSideBySideTextAndSecondaryText && secondaryLabel.text != nil
        let texts = isBeside ? first + list.textToSecondaryTextHorizontalPadding + second : max(first, second)
        let margins = list.directionalLayoutMargins
        return texts + margins.leading + margins.trailing + imageWidth
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let size = size.width > 0 ? size : CGSize(width: naturalWidth, height: size.height)
        let width = inner(width: size.width).width
        let first = label.sizeThatFits(CGSize(width: width, height: 0)).height
        let second =
            secondaryLabel.text == nil
            ? 0 : secondaryLabel.sizeThatFits(CGSize(width: width, height: 0)).height
        let texts =
            list.prefersSideBySideTextAndSecondaryText
            ? max(first, second) : first + second + (second > 0 ? list.textToSecondaryTextVerticalPadding : 0)
        let margins = list.directionalLayoutMargins
        return CGSize(
            width: size.width, height: max(texts, list.image?.size.height ?? 0) + margins.top + margins.bottom)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let area = inner(width: bounds.width)
        imageView.frame = CGRect(
            origin: CGPoint(x: list.directionalLayoutMargins.leading, y: area.minY), size: list.image?.size ?? .zero)
        let fit = CGSize(width: area.width, height: 0)
        label.frame = CGRect(origin: area.origin, size: label.sizeThatFits(fit))
        let second = secondaryLabel.sizeThatFits(fit)
        secondaryLabel.frame =
            list.prefersSideBySideTextAndSecondaryText
            ? CGRect(origin: CGPoint(x: area.maxX - second.width, y: area.minY), size: second)
            : CGRect(
                origin: CGPoint(x: area.minX, y: label.frame.maxY + list.textToSecondaryTextVerticalPadding),
                size: second)
    }
}
#endif
