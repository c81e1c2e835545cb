import Foundation

/// The end of an action that takes time. UIKit is told exactly once: by the first call, on any thread, or when nobody
/// holds this any more, and then that nothing was done.
public final class ActionCompletion: Sendable {
    private let end: End

    /// - Parameter end: Called on the main thread; nil if nobody waits for the end, as with an action of a menu.
    @MainActor
    init(_ end: ((Bool) -> Void)?) { self.end = End(end) }

    /// Ends the action. Calls after the first one do nothing.
    /// - Parameter isDone: False if it failed or was cancelled.
    public func callAsFunction(_ isDone: Bool = true) { end(isDone) }

    deinit { end(false) }

    /// What is called. It outlives the object, which may be released on another thread.
    private final class End: @unchecked Sendable {
        private let lock = NSLock()
        private var end: ((Bool) -> Void)?

        init(_ end: ((Bool) -> Void)?) { self.end = end }

        func callAsFunction(_ isDone: Bool) {
            lock.lock()
            let end = self.end
            self.end = nil
            lock.unlock()
            guard let end else { return }
            if MainQueue.isCurrent { return end(isDone) }
            nonisolated(unsafe) let onMain = end
            DispatchQueue.main.async { onMain(isDone) }
        }
    }
}
