#if !canImport(UIKit)
import Foundation

/// A row or item that is held to be put elsewhere in its list.
@preconcurrency @MainActor
public final class HeadlessMove {
    /// Where it was picked up.
    public let origin: IndexPath
    public private(set) var isHeld = true
    private let list: any HeadlessScrolling
    private let drop: (IndexPath?) -> IndexPath?

    /// - Parameter drop: Puts the row to a proposed place and returns where it went; nil puts it back.
    init(origin: IndexPath, in list: any HeadlessScrolling, drop: @escaping (IndexPath?) -> IndexPath?) {
        self.origin = origin
        self.list = list
        self.drop = drop
    }

    /// Lets go over a place. The place it went to, which the delegate may have chosen; nil if it stayed.
    @discardableResult
    public func drop(at proposed: IndexPath) -> IndexPath? {
        guard isHeld else { return nil }
        isHeld = false
        defer { list.layOut() }
        return drop(proposed)
    }

    /// Puts it back.
    public func cancel() {
        guard isHeld else { return }
        isHeld = false
        _ = drop(nil)
        list.layOut()
    }
}
#endif
