/// The hidden name under which a run keeps a text in addition to the place that it is for, such as
/// `.Feed.generated.swift.4711.listgen`: the number is that of the process.
struct StagedName {
    static let suffix = ".listgen"
    private static let oldSuffix = ".old"
    /// A run takes less than a day, in nanoseconds; a process that is older has got the number of another one.
    private static let longestRun: Int64 = 86_400_000_000_000

    /// The name of the file that it is for.
    let target: String
    private let process: Int32

    /// Reads a name; nil if it is another one.
    init?(_ name: String) {
        guard name.hasPrefix("."), name.hasSuffix(Self.suffix) else { return nil }
        var rest = name.dropFirst().dropLast(Self.suffix.count)
        if rest.hasSuffix(Self.oldSuffix) { rest = rest.dropLast(Self.oldSuffix.count) }
        guard let dot = rest.lastIndex(of: "."), let process = Int32(rest[rest.index(after: dot)...]), process > 0,
            dot != rest.startIndex
        else { return nil }
        target = String(rest[..<dot])
        self.process = process
    }

    /// The path of a new text for `path`.
    static func new(for path: String) -> String { hidden(path) + suffix }

    /// The second path of the file at `path`.
    static func old(for path: String) -> String { hidden(path) + oldSuffix + suffix }

    private static func hidden(_ path: String) -> String {
        Root.joined(Root.folder(of: path), ".\(Root.name(of: path)).\(FileSystem.processID)")
    }

    /// Removes from a folder what runs left that were killed, as far as it is for files that `isOurs` knows by name.
    /// This process must have none of its own there.
    static func sweep(_ folder: String, at time: Int64 = FileSystem.now, _ isOurs: (String) -> Bool) {
        guard case .success(let entries) = FileSystem.entries(folder, suffixes: [], hidden: [".listgen"]) else {
            return
        }
        for entry in entries {
            let path = Root.joined(folder, entry.name)
            guard let staged = StagedName(entry.name), isOurs(staged.target), FileSystem.entry(path) == .file,
                staged.isAbandoned(path, at: time)
            else { continue }
            _ = FileSystem.remove(path)
        }
    }

    private func isAbandoned(_ path: String, at time: Int64) -> Bool {
        if process == FileSystem.processID || !FileSystem.isRunning(process) { return true }
        return FileSystem.stamp(path)?.isOlder(than: time - Self.longestRun) ?? false
    }
}
