import Foundation

/// What a context menu is of. UIKit keeps it and gives it back, so an update while the menu is open hits no other row.
final class MenuIdentity<ID: Hashable>: NSObject, NSCopying {
    let id: ID

    init(_ id: ID) { self.id = id }

    func copy(with zone: NSZone? = nil) -> Any { self }
}
