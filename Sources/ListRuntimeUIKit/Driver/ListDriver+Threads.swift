// Calls from another thread than the main one, which compile in Swift 5 without strict checking. A debug build stops at
// them. Nobody waits for the main queue: it may be waiting for the caller.
extension ListDriver {
    /// Makes a call later on the main thread if it comes from another one. What it would answer is not known then.
    func isTakenToMain(_ call: @escaping (ListDriver) -> Void, name: String = #function) -> Bool {
        guard !MainQueue.isCurrent else { return false }
        reportOtherThread(name, isMade: true, call)
        return true
    }

    /// True for a call from another thread that cannot be made later: its closures are gone by then.
    func isOffMain(name: String = #function) -> Bool {
        guard !MainQueue.isCurrent else { return false }
        reportOtherThread(name, isMade: false) { _ in }
        return true
    }

    private func reportOtherThread(_ name: String, isMade: Bool, _ call: @escaping (ListDriver) -> Void) {
        let report = ListReport.otherThread(name, isMade: isMade)
        reporting.stopInDebug(report.description)
        Task { @MainActor in
            onReport(report)
            call(self)
        }
    }
}
