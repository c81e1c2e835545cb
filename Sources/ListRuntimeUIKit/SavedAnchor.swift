import Foundation

/// A `RowAnchor` to be written down: its row by the description of the identity.
///
/// Generated identities are not coded themselves, because ids of the app need not be. Their description says the kind of
/// the row and its ids, and is the same after a restart where that of the ids is: not where it prints an address.
public struct SavedAnchor: Hashable, Codable, Sendable {
    public var id: String
    /// As in `RowAnchor`.
    public var distance: CGFloat

    public init(id: String, distance: CGFloat) {
        (self.id, self.distance) = (id, distance)
    }
}
