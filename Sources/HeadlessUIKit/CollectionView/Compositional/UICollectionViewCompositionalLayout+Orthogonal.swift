#if !canImport(UIKit)
import Foundation

/// Sections that scroll across the layout, each with an offset of its own. UIKit has no public way to set it.
extension UICollectionViewCompositionalLayout {
    var compositional: CompositionalGeometry? { geometry as? CompositionalGeometry }

    /// The offset of a section; nil if it does not scroll by itself.
    func orthogonalOffset(ofSection section: Int) -> CGFloat? {
        guard let geometry = compositional, geometry.sections.indices.contains(section),
            geometry.sections[section].orthogonal != nil
        else { return nil }
        return geometry.offset(of: section)
    }

    func scroll(section: Int, to offset: CGFloat) {
        guard orthogonalOffset(ofSection: section) != nil, var geometry = compositional else { return }
        orthogonalOffsets[section] = geometry.sections[section].orthogonal?.clamped(offset)
        geometry.offsets = orthogonalOffsets
        self.geometry = geometry
        collectionView?.setNeedsLayout()
    }

    /// Where a section comes to rest after a drag.
    func rest(section: Int, at offset: CGFloat, from start: CGFloat) -> CGFloat? {
        guard orthogonalOffset(ofSection: section) != nil else { return nil }
        return compositional?.sections[section].orthogonal?.rest(at: offset, from: start)
    }
}
#endif
