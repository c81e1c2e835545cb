#if !canImport(UIKit)
extension UIScrollView {
    /// Closes the row that is swiped open.
    func closeSwipe() {
        openSwipe?.cancel()
        endSwipe?()
    }
}
#endif
