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

    /// Writes what differs and removes the orphans. With `force` a file that was edited by hand is replaced.
    public func write(_ plan: WritePlan, force: Bool = false, diagnostics: inout DiagnosticBag) -> Summary {
        var summary = Summary()
        let changed = plan.files.filter(\.isChanged)
        summary.unchanged = plan.files.count - changed.count
        if !force {
            for file in changed + plan.orphans {
                guard let current = file.current, !Fingerprint.isIntact(current) else { continue }
                diagnostics.report(WritingDiagnostic.editedByHand(file.path), at: nil)
            }
            if diagnostics.hasErrors { return Summary() }
        }
        guard let staged = stage(changed, &diagnostics) else { return Summary() }
        for (position, (temporary, file)) in staged.enumerated() {
            if let failure = FileSystem.rename(temporary, to: root.absolute(file.path)) {
                diagnostics.report(WritingDiagnostic.notWritten(file.path, reason: failure.reason), at: nil)
                for (temporary, _) in staged[position...] { _ = FileSystem.remove(temporary) }
                restore(staged[..<position].map(\.file))
                return Summary()
            }
            summary.written += 1
        }
        for orphan in plan.orphans {
            if let failure = FileSystem.remove(root.absolute(orphan.path)), !failure.isMissing {
                diagnostics.report(WritingDiagnostic.notWritten(orphan.path, reason: failure.reason), at: nil)
            } else {
                summary.removed += 1
            }
        }
        return summary
    }

    /// Writes each file under another name in its folder; nil, and nothing left behind, where one cannot be.
    private func stage(
        _ files: [WritePlan.File], _ diagnostics: inout DiagnosticBag
    ) -> [(temporary: String, file: WritePlan.File)]? {
        var staged: [(temporary: String, file: WritePlan.File)] = []
        for file in files {
            let path = root.absolute(file.path)
            let temporary = Root.joined(
                Root.folder(of: path), ".\(Root.name(of: path)).\(FileSystem.processID).listgen")
            var failure = FileSystem.makeFolder(Root.folder(of: path))
            if failure == nil {
                _ = FileSystem.remove(temporary)
                failure = FileSystem.create(temporary, file.bytes)
                staged.append((temporary, file))
            }
            if let failure {
                diagnostics.report(WritingDiagnostic.notWritten(file.path, reason: failure.reason), at: nil)
                for (temporary, _) in staged { _ = FileSystem.remove(temporary) }
                return nil
            }
        }
        return staged
    }

    /// Brings back what stood before.
    private func restore(_ files: [WritePlan.File]) {
        for file in files {
            let path = root.absolute(file.path)
            guard let current = file.current else {
                _ = FileSystem.remove(path)
                continue
            }
            let temporary = path + ".restored.listgen"
            if FileSystem.create(temporary, current) == nil { _ = FileSystem.rename(temporary, to: path) }
        }
    }
}
