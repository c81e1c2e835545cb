#if !canImport(UIKit)
import Foundation

/// Sections that scroll across a compositional layout.
extension HeadlessCollection {
    /// How far a section is scrolled by itself; nil if it does not scroll.
    public func offset(ofSection section: Int) -> CGFloat? {
        layOut()
        return compositional?.orthogonalOffset(ofSection: section)
    }

    /// Drags the groups of a section by a distance and lets go: a positive one shows what comes after. The section comes
    /// to rest where its behavior says. False if it does not scroll by itself.
    @discardableResult
    public func scroll(section: Int, by distance: CGFloat) -> Bool {
        guard let start = offset(ofSection: section), let layout = compositional else { return false }
        layout.scroll(section: section, to: start + distance)
        layOut()
        if let rest = layout.rest(section: section, at: start + distance, from: start) {
            layout.scroll(section: section, to: rest)
            layOut()
        }
        return true
    }

    private var compositional: UICollectionViewCompositionalLayout? {
        collection.collectionViewLayout as? UICollectionViewCompositionalLayout
    }
}
#endif
