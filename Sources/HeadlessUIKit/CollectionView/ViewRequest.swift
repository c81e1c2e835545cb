#if !canImport(UIKit)
/// A running call for a cell or supplementary view.
struct ViewRequest {
    let key: ElementKey
    /// The cell to be given back, when the item is reconfigured.
    let existing: UICollectionReusableView?
    var dequeued: [UICollectionReusableView] = []
}
#endif
