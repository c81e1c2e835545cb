/// Says once that a batch has ended: when the list view does, or when it goes away and takes the batch with it.
@MainActor
final class BatchEnd {
    // Read by the last owner alone.
    private nonisolated(unsafe) var action: (@MainActor () -> Void)?

    init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    func call() {
        let action = action
        self.action = nil
        action?()
    }

    deinit {
        guard let action else { return }
        Task { @MainActor in action() }
    }
}
