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
        let root = root
        let old = root.traitCollection
        UITraitCollection.current = old.with(category: category)
        root.ownTraits = UITraitCollection.current
        root.traitsDidChange(from: old)
        NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
        layOut()
    }

    /// Changes the direction that the whole screen is read in, as a language does.
    public func changeLayoutDirection(to direction: UITraitEnvironmentLayoutDirection) {
        let root = root
        let old = root.traitCollection
        root.ownTraits = old.with(direction: direction)
        root.traitsDidChange(from: old)
        layOut()
    }

    /// Turns the whole screen dark or light.
    public func changeUserInterfaceStyle(to style: UIUserInterfaceStyle) {
        let root = root
        let old = root.traitCollection
        root.ownTraits = old.with(style: style)
        root.traitsDidChange(from: old)
        layOut()
    }
}
#endif
