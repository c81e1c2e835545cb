#if !canImport(UIKit)
import Foundation

extension HeadlessScrolling {
    /// Gives the screen another size. A list that filled its window still does.
    public func rotate(to size: CGSize) {
        let root = root
        let fills = scrollView.frame.size == root.frame.size
        root.frame.size = size
        if fills { scrollView.frame.size = size }
        layOut()
    }

    /// Changes the text size for the whole process, as a device does; sizes are asked for again.
    public func changeContentSizeCategory(to category: UIContentSizeCategory) {
        changeTraits {
            UITraitCollection.current = $0.with(category: category)
            return UITraitCollection.current
        }
        NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
        layOut()
    }

    /// Changes the direction that the whole screen is read in, as a language does.
    public func changeLayoutDirection(to direction: UITraitEnvironmentLayoutDirection) {
        changeTraits { $0.with(direction: direction) }
        layOut()
    }

    /// Turns the whole screen dark or light.
    public func changeUserInterfaceStyle(to style: UIUserInterfaceStyle) {
        changeTraits { $0.with(style: style) }
        layOut()
    }

    /// Gives the whole screen other traits, and tells the views on it.
    private func changeTraits(_ change: (UITraitCollection) -> UITraitCollection) {
        let root = root
        let old = root.traitCollection
        root.ownTraits = change(old)
        root.traitsDidChange(from: old)
    }
}
#endif
