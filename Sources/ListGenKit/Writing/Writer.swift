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
                FileChange(
                    name: name($0.path), path: path($0), bytes: $0.bytes, keepsAttributes: $0.isInline)
            }
                + plan.orphans.map { FileChange(name: name($0.path), path: root.absolute($0.path), bytes: nil) }
        }

        /// The path of a file; of a source with a block that of the file which a link leads to.
        private func path(_ file: WritePlan.File) -> String {
            let path = root.absolute(file.path)
            return file.isInline ? FileSystem.realPath(path) ?? path : path
        }

        /// Why a source cannot be written, whatever its block says.
        func obstacle(_ file: WritePlan.File, inBuild: Bool) -> DiagnosticEntry? {
            guard file.isInline else { return nil }
            if inBuild || plan.isOfBuild { return .staleBlockInBuild }
            if !FileSystem.isWritable(path(file)) { return .readOnlySource }
            guard case .success(let bytes) = FileSystem.read(path(file)), bytes == file.current else {
                return .changedSource
            }
            return nil
        }

        var summary: Summary {
            let changed = plan.files.filter(\.isChanged)
            let removed = changed.count(where: \.losesBlock)
            return Summary(
                written: changed.count - removed,
                unchanged: plan.files.count - changed.count + plan.unchangedSinceLastRun,
                removed: plan.orphans.count + removed)
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

    /// Writes what differs, the depfile and the lists of Xcode with it, and removes the orphans; says what was done for each run. With `force` a
    /// file that was edited by hand is replaced.
    public func write(
        depfile: Depfile? = nil, lists: XcodeFileLists? = nil, force: Bool = false, diagnostics: inout DiagnosticBag
    ) -> [Summary] {
        let nothing = parts.map { _ in Summary() }
        for part in parts {
            for file in part.plan.changes {
                if let obstacle = part.obstacle(file, inBuild: depfile != nil) {
                    diagnostics.report(obstacle, at: part.place(file))
                } else if !force, let refusal = file.refusal {
                    diagnostics.append(refusal.moved { _ in part.name(file.path) })
                }
            }
        }
        var changes = parts.flatMap(\.changes)
        if let change = depfile?.change(&diagnostics) { changes.append(change) }
        changes += lists?.changes(&diagnostics) ?? []
        if diagnostics.hasErrors { return nothing }
        let faults = FileTransaction.make(changes)
        for fault in faults {
            diagnostics.report(
                fault.kept.map { DiagnosticEntry.notRestored(reason: fault.reason, kept: $0) }
                    ?? .notWritten(reason: fault.reason), at: SourcePlace(file: fault.name))
        }
        guard faults.isEmpty else { return nothing }
        for part in parts {
            for folder in part.plan.foldersToSweep {
                StagedName.sweep(part.root.absolute(folder)) { $0.hasSuffix(".swift") }
            }
        }
        depfile?.sweep()
        return parts.map(\.summary)
    }
}
