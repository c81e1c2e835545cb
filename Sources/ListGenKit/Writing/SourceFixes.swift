import ListModel
import SourceText

/// The fixes of a command's errors that leave no choice: those that are the only one of their error. Of two that overlap the
/// first is taken.
public struct SourceFixes {
    /// An edit of a file as it was read.
    private struct File {
        let source: SourceFile
        /// As diagnostics name it.
        let name: String
        var edits: [Diagnostic.Fix.Edit] = []

        var bytes: [UInt8] {
            var bytes = source.bytes
            for edit in edits.sorted(by: { $0.place.range.lower > $1.place.range.lower }) {
                bytes.replaceSubrange(edit.place.range.lower..<edit.place.range.upper, with: edit.text.utf8)
            }
            return bytes
        }
    }

    /// By absolute paths.
    private var files: [String: File] = [:]
    /// The errors that are fixed.
    public private(set) var fixed: [Diagnostic] = []

    public init(_ runs: Runs) {
        for diagnostic in runs.diagnostics.sorted() where diagnostic.severity == .error && diagnostic.fixes.count == 1 {
            take(diagnostic, runs)
        }
    }

    private mutating func take(_ diagnostic: Diagnostic, _ runs: Runs) {
        var files = files
        for edit in diagnostic.fixes[0].edits {
            let path = runs.root.absolute(edit.place.path)
            guard let source = runs.source(edit.place.path), edit.place.range.upper <= source.bytes.count else {
                return
            }
            var file = files[path] ?? File(source: source, name: edit.place.path)
            let range = edit.place.range
            if file.edits.contains(where: { $0.place.range.upper >= range.lower && range.upper >= $0.place.range.lower }
            ) {
                return
            }
            file.edits.append(edit)
            files[path] = file
        }
        self.files = files
        fixed.append(diagnostic)
    }

    /// Makes all edits, or none; reports a file that has changed since it was read, and one that cannot be written.
    public func write(_ diagnostics: inout DiagnosticBag) {
        for (path, file) in files.sorted(by: { $0.key < $1.key }) {
            guard case .success(let bytes) = FileSystem.read(path), bytes == file.source.bytes else {
                diagnostics.report(.changedSource, at: SourcePlace(file: file.name))
                continue
            }
        }
        if diagnostics.hasErrors { return }
        let changes = files.sorted { $0.key < $1.key }.map { path, file in
            FileChange(
                name: file.name, path: FileSystem.realPath(path) ?? path, bytes: file.bytes, keepsAttributes: true)
        }
        for fault in FileTransaction.make(changes) {
            diagnostics.report(
                fault.kept.map { DiagnosticEntry.notRestored(reason: fault.reason, kept: $0) }
                    ?? .notWritten(reason: fault.reason), at: SourcePlace(file: fault.name))
        }
    }

    /// What `write` would change, a unified diff for each file.
    public var diffs: [String] {
        files.sorted { $0.value.name < $1.value.name }.map {
            UnifiedDiff.text(old: $0.value.source.bytes, new: $0.value.bytes, path: $0.value.name)
        }
    }
}
