import Foundation

/// A place in a list, to be kept and come back to: a row, and where its top is.
public struct RowAnchor<RowIdentity: Hashable>: Hashable {
    public var id: RowIdentity
    /// How far the top of the row is below the top of what is visible, in points; negative where it is above. In a list
    /// that scrolls sideways the same of its left edge.
    public var distance: CGFloat

    public init(id: RowIdentity, distance: CGFloat) {
        (self.id, self.distance) = (id, distance)
    }
}

extension RowAnchor {
    /// The place for the next start of the app. The list finds it again by `anchor(from:)`.
    public var saved: SavedAnchor { SavedAnchor(id: String(describing: id), distance: distance) }
}

extension RowAnchor: Sendable where RowIdentity: Sendable {}
