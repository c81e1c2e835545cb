import ListModel
import SourceText

/// Puts the planned files of one run or of several in place: all of them or, where one fails, none.
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

    /// The plan of a run, where its paths start, and how its files are called in messages.
    private struct Part {
        let plan: WritePlan
        let root: Root
        let name: (String) -> String

        func place(_ file: WritePlan.File) -> SourcePlace { SourcePlace(file: name(file.path)) }

        var changes: [FileChange] {
            plan.files.filter(\.isChanged).map {
                FileChange(name: name($0.path), path: root.absolute($0.path), bytes: $0.bytes)
            }
                + plan.orphans.map { FileChange(name: name($0.path), path: root.absolute($0.path), bytes: nil) }
        }

        var summary: Summary {
            let changed = plan.files.count(where: \.isChanged)
            return Summary(
                written: changed, unchanged: plan.files.count - changed + plan.unchangedSinceLastRun,
                removed: plan.orphans.count)
        }
    }

    private let parts: [Part]

    /// Writes for one run.
    public init(root: Root, _ plan: WritePlan) {
        parts = [Part(plan: plan, root: root) { $0 }]
    }

    /// Writes for all runs of a command.
    public init(_ runs: Runs) {
        parts = runs.all.map { run in Part(plan: run.plan, root: run.root) { runs.path($0, of: run) } }
    }

    /// Writes what differs, the depfile with it, and removes the orphans; says what was done for each run. With `force` a
    /// file that was edited by hand is replaced.
    public func write(
        depfile: Depfile? = nil, force: Bool = false, diagnostics: inout DiagnosticBag
    ) -> [Summary] {
        let nothing = parts.map { _ in Summary() }
        if !force {
            for part in parts {
                for file in part.plan.changes {
                    if let refusal = file.refusal { diagnostics.report(refusal, at: part.place(file)) }
                }
            }
        }
        var changes = parts.flatMap(\.changes)
        if let change = depfile?.change(&diagnostics) { changes.append(change) }
        if diagnostics.hasErrors { return nothing }
        let faults = FileTransaction.make(changes)
        for fault in faults {
            diagnostics.report(
                fault.kept.map { WritingDiagnostic.notRestored(reason: fault.reason, kept: $0) }
                    ?? .notWritten(reason: fault.reason), at: SourcePlace(file: fault.name))
        }
        guard faults.isEmpty else { return nothing }
        for part in parts {
            for folder in part.plan.foldersToSweep {
                StagedName.sweep(part.root.absolute(folder)) { $0.hasSuffix(GeneratedHeader.suffix) }
            }
        }
        depfile?.sweep()
        return parts.map(\.summary)
    }
}
