#if !canImport(UIKit)
import Foundation

extension UICollectionView {
    /// Where an item comes to stand.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }
    /// The way that a layout scrolls.
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    /// What a view shows.
    public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
    /// Whether cells that invalidate their size are measured again.
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

    public nonisolated class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    public nonisolated class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}
#endif
