/// The rows that UIKit or the app was told of, as far as a later call is to be of the same ones.
struct NamedRows<ID: Hashable> {
    /// Those that are prefetched.
    private var prefetched: Set<ID> = []
    /// The last rows of lists whose end was approached.
    private(set) var ends: Set<ID> = []
    /// That of the menu that was asked for last.
    private var menu: (configuration: ObjectIdentifier, id: ID)?

    mutating func prefetch(_ ids: [ID]) { prefetched.formUnion(ids) }

    /// False for a row that is not prefetched.
    mutating func cancelPrefetching(_ id: ID) -> Bool { prefetched.remove(id) != nil }

    mutating func tellEnd(_ id: ID) { ends.insert(id) }

    mutating func forgetEnd(_ id: ID) { ends.remove(id) }

    mutating func keepEnds(_ ids: Set<ID>) { ends.formIntersection(ids) }

    mutating func noteMenu(_ configuration: ObjectIdentifier?, of id: ID) { menu = configuration.map { ($0, id) } }

    mutating func forgetMenu() { menu = nil }

    /// The row of the menu that was asked for last; nil for another menu.
    func row(ofMenu configuration: ObjectIdentifier) -> ID? { menu?.configuration == configuration ? menu?.id : nil }
}
