import Foundation

extension HeadlessTable {
    /// Gives the screen another size. A table that filled its window still does.
    public func rotate(to size: CGSize) {
        var root: UIView = table
        while let parent = root.superview { root = parent }
        let fills = table.frame.size == root.frame.size
        root.frame.size = size
        if fills { table.frame.size = size }
        layOut()
    }

    /// Changes the text size of the whole screen; heights are asked for again.
    public func changeContentSizeCategory(to category: UIContentSizeCategory) {
        var root: UIView = table
        while let parent = root.superview { root = parent }
        let old = root.traitCollection
        UITraitCollection.current = old.with(category: category)
        root.ownTraits = UITraitCollection.current
        root.traitsDidChange(from: old)
        layOut()
    }

    /// Turns the whole screen dark or light.
    public func changeUserInterfaceStyle(to style: UIUserInterfaceStyle) {
        var root: UIView = table
        while let parent = root.superview { root = parent }
        let old = root.traitCollection
        root.ownTraits = old.with(style: style)
        root.traitsDidChange(from: old)
        layOut()
    }
}
