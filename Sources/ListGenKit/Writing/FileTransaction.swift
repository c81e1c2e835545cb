/// Changes of several files, made all together or, where one fails, not at all. Everything that needs room is done
/// beforehand: new texts are staged beside their places, and the old files kept under a second name, so that putting
/// them back takes nothing but renaming. If the file system has no hard links a copy is kept: its text comes back, not
/// its date and its permissions. A signal that ends the process waits until all are made, or none.
struct FileTransaction {
    /// A change that cannot be made, or one that cannot be taken back.
    struct Fault {
        /// The file, as diagnostics name it.
        var name: String
        var reason: String
        /// The path that still holds the old file; nil if all is as it was.
        var kept: String?
    }

    private struct Step {
        var change: FileChange
        /// Where the new text waits; nil for a removal.
        var staged: String?
        /// The second name of the old file; nil if nothing stood.
        var kept: String?
    }

    private var steps: [Step] = []
    private var madeFolders: [String] = []

    /// Makes the changes; empty where that went well. Otherwise the first fault is why, and any further ones tell of files
    /// that could not be put back.
    static func make(_ changes: [FileChange]) -> [Fault] { HeldSignals.during { apply(changes) } }

    private static func apply(_ changes: [FileChange]) -> [Fault] {
        var transaction = FileTransaction()
        if let fault = transaction.prepare(changes) {
            transaction.discard()
            return [fault]
        }
        for (position, step) in transaction.steps.enumerated() {
            guard let failure = HeldSignals.areWaiting ? .interrupted : Self.perform(step) else { continue }
            let faults = transaction.steps[..<position].reversed().compactMap(Self.takeBack)
            let unrestored = Set(faults.compactMap(\.kept))
            transaction.discard(but: unrestored)
            return [Fault(name: step.change.name, reason: failure.reason)] + faults
        }
        for step in transaction.steps {
            if let kept = step.kept { _ = FileSystem.remove(kept) }
        }
        return []
    }

    private mutating func prepare(_ changes: [FileChange]) -> Fault? {
        for change in changes {
            let folder = Root.folder(of: change.path)
            var step = Step(change: change)
            var failure: FileSystem.Failure? = HeldSignals.areWaiting ? .interrupted : nil
            if failure == nil, let bytes = change.bytes {
                failure = FileSystem.makeFolder(folder, made: &madeFolders)
                if failure == nil {
                    let staged = StagedName.new(for: change.path)
                    _ = FileSystem.remove(staged)
                    failure = FileSystem.create(staged, bytes)
                    step.staged = staged
                    if failure == nil, change.keepsAttributes {
                        failure = FileSystem.copyAttributes(from: change.path, to: staged)
                    }
                }
            }
            if failure == nil, FileSystem.kind(change.path) == .file {
                let kept = StagedName.old(for: change.path)
                _ = FileSystem.remove(kept)
                failure = FileSystem.keep(change.path, as: kept)
                step.kept = kept
            }
            steps.append(step)
            if let failure { return Fault(name: change.name, reason: failure.reason) }
        }
        return nil
    }

    private static func perform(_ step: Step) -> FileSystem.Failure? {
        if let staged = step.staged { return FileSystem.rename(staged, to: step.change.path) }
        guard let failure = FileSystem.remove(step.change.path), !failure.isMissing else { return nil }
        return failure
    }

    private static func takeBack(_ step: Step) -> Fault? {
        let failure: FileSystem.Failure?
        if let kept = step.kept {
            failure = FileSystem.rename(kept, to: step.change.path)
        } else {
            failure = FileSystem.remove(step.change.path)
        }
        guard let failure, !failure.isMissing else { return nil }
        return Fault(name: step.change.name, reason: failure.reason, kept: step.kept)
    }

    /// Takes away what was staged and kept, and the folders that were made for it.
    private func discard(but unrestored: Set<String> = []) {
        for step in steps {
            for path in [step.staged, step.kept].compactMap({ $0 }) where !unrestored.contains(path) {
                _ = FileSystem.remove(path)
            }
        }
        for folder in madeFolders.reversed() { _ = FileSystem.removeFolder(folder) }
    }
}
