#if !canImport(UIKit)
import Foundation

/// A row that is lifted and dragged, the session of it included. It can be dropped in no other view.
@preconcurrency @MainActor
public final class HeadlessDrag: NSObject, UIDragSession {
    /// What the drag delegate gave.
    public internal(set) var items: [UIDragItem] = []
    public private(set) var isActive = true
    private let didEnd: (HeadlessDrag) -> Void

    init(didEnd: @escaping (HeadlessDrag) -> Void) {
        self.didEnd = didEnd
        super.init()
    }

    /// Lifts a row. Nil if there are no items for it.
    static func begin(
        in list: any ListScrollView, items: (HeadlessDrag) -> [UIDragItem], willBegin: (HeadlessDrag) -> Void,
        didEnd: @escaping (HeadlessDrag) -> Void
    ) -> HeadlessDrag? {
        let drag = HeadlessDrag {
            list.hasActiveDrag = false
            didEnd($0)
        }
        drag.items = items(drag)
        guard !drag.items.isEmpty else { return nil }
        willBegin(drag)
        list.hasActiveDrag = true
        return drag
    }

    /// Lets go.
    public func end() {
        guard isActive else { return }
        isActive = false
        didEnd(self)
    }
}
#endif
