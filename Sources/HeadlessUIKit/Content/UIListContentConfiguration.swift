#if !canImport(UIKit)
import Foundation

/// Text, secondary text and an image in a list.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var image: UIImage?
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .caption1), color: .secondaryLabel)
    public var imageProperties = ImageProperties()
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8

    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }
    public static func header() -> UIListContentConfiguration { groupedHeader() }
    public static func footer() -> UIListContentConfiguration { groupedHeader() }
    public static func plainHeader() -> UIListContentConfiguration { groupedHeader() }
    public static func plainFooter() -> UIListContentConfiguration { groupedHeader() }
    public static func groupedFooter() -> UIListContentConfiguration { groupedHeader() }
    public static func groupedHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.textProperties = TextProperties(font: .systemFont(ofSize: 13), color: .secondaryLabel)
        return configuration
    }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

    /// How a text looks.
    public struct TextProperties: Sendable {
        public var font: UIFont
        public var color: UIColor
        public var numberOfLines = 0
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var adjustsFontForContentSizeCategory = true
        public var adjustsFontSizeToFitWidth = false

        /// The alignment of the text.
        public enum TextAlignment: Int, Sendable { case natural, center, justified }
    }
    /// How an image looks.
    public struct ImageProperties: Sendable {
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
        public var reservedLayoutSize = CGSize.zero
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    }
}
#endif
