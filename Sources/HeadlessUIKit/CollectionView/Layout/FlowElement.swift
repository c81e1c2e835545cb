#if !canImport(UIKit)
import Foundation

/// An item, header or footer and where it stands.
struct FlowElement {
    let key: ElementKey
    let frame: CGRect
    let fitting: UICollectionViewLayoutAttributes.Fitting
    var isPinned = false
    var zIndex = 0
}
#endif
