/// Two rows, or two sections, with the same identity. Look-ups find the first.
public struct DuplicateIdentity<ID: Hashable, Place: Hashable>: Hashable {
    public var id: ID
    public var first: Place
    public var again: Place

    @inlinable
    public init(id: ID, first: Place, again: Place) {
        (self.id, self.first, self.again) = (id, first, again)
    }
}

extension DuplicateIdentity: Sendable where ID: Sendable, Place: Sendable {}
