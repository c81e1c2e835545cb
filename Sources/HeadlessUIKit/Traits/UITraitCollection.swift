#if !canImport(UIKit)
import Foundation

/// The traits of a view. Immutable, compared by value.
public final class UITraitCollection: NSObject, Sendable {
    public let preferredContentSizeCategory: UIContentSizeCategory
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    public let displayScale: CGFloat
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass

    init(
        category: UIContentSizeCategory = .large, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        scale: CGFloat = 3, style: UIUserInterfaceStyle = .light, horizontal: UIUserInterfaceSizeClass = .compact,
        vertical: UIUserInterfaceSizeClass = .regular
    ) {
        preferredContentSizeCategory = category
        layoutDirection = direction
        displayScale = scale
        userInterfaceStyle = style
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
        super.init()
    }
    public override convenience init() { self.init(category: .large) }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(category: preferredContentSizeCategory)
    }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }
    public convenience init(displayScale: CGFloat) { self.init(scale: displayScale) }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(direction: layoutDirection)
    }

    func with(category: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection(
            category: category, direction: layoutDirection, scale: displayScale, style: userInterfaceStyle,
            horizontal: horizontalSizeClass, vertical: verticalSizeClass)
    }

    func with(direction: UITraitEnvironmentLayoutDirection) -> UITraitCollection {
        UITraitCollection(
            category: preferredContentSizeCategory, direction: direction, scale: displayScale,
            style: userInterfaceStyle, horizontal: horizontalSizeClass, vertical: verticalSizeClass)
    }

    func with(style: UIUserInterfaceStyle) -> UITraitCollection {
        UITraitCollection(
            category: preferredContentSizeCategory, direction: layoutDirection, scale: displayScale, style: style,
            horizontal: horizontalSizeClass, vertical: verticalSizeClass)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return preferredContentSizeCategory == other.preferredContentSizeCategory
            && layoutDirection == other.layoutDirection && displayScale == other.displayScale
            && userInterfaceStyle == other.userInterfaceStyle && horizontalSizeClass == other.horizontalSizeClass
            && verticalSizeClass == other.verticalSizeClass
    }

    public override var hash: Int { preferredContentSizeCategory.hashValue ^ userInterfaceStyle.rawValue }

    /// The traits of views that stand in no window that has its own.
    @preconcurrency @MainActor public static var current = UITraitCollection()
}
#endif
