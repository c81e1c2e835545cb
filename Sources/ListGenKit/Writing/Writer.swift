import ListModel
import SourceText

/// Puts the planned files in place: all of them or, where one fails, none.
public struct Writer {
    /// What was done.
    public struct Summary: Equatable, Sendable {
        public var written = 0
        public var unchanged = 0
        public var removed = 0

        public init(written: Int = 0, unchanged: Int = 0, removed: Int = 0) {
            self.written = written
            self.unchanged = unchanged
            self.removed = removed
        }
    }

    private let root: Root

    public init(root: Root) {
        self.root = root
    }

    /// Writes what differs, the depfile with it, and removes the orphans. With `force` a file that was edited by hand is
    /// replaced.
    public func write(
        _ plan: WritePlan, depfile: Depfile? = nil, force: Bool = false, diagnostics: inout DiagnosticBag
    ) -> Summary {
        let changed = plan.files.filter(\.isChanged)
        if !force {
            for file in plan.changes {
                if let refusal = file.refusal { diagnostics.report(refusal, at: SourcePlace(file: file.path)) }
            }
        }
        var changes = changed.map { FileChange(name: $0.path, path: root.absolute($0.path), bytes: $0.bytes) }
        changes += plan.orphans.map { FileChange(name: $0.path, path: root.absolute($0.path), bytes: nil) }
        if let change = depfile?.change(&diagnostics) { changes.append(change) }
        if diagnostics.hasErrors { return Summary() }
        let faults = FileTransaction.make(changes)
        for fault in faults {
            diagnostics.report(
                fault.kept.map { WritingDiagnostic.notRestored(reason: fault.reason, kept: $0) }
                    ?? .notWritten(reason: fault.reason), at: SourcePlace(file: fault.name))
        }
        guard faults.isEmpty else { return Summary() }
        for folder in plan.foldersToSweep {
            StagedName.sweep(root.absolute(folder)) { $0.hasSuffix(GeneratedHeader.suffix) }
        }
        depfile?.sweep()
        return Summary(
            written: changed.count, unchanged: plan.files.count - changed.count + plan.unchangedSinceLastRun,
            removed: plan.orphans.count)
    }
}
