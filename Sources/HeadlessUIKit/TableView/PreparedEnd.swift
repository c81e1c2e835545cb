#if !canImport(UIKit)
/// A header or footer that was made to be measured and is not shown yet.
struct PreparedEnd: Hashable {
    let kind: SupplementaryKind
    let section: Int
}
#endif
