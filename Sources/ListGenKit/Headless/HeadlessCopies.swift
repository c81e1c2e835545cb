import ListModel
import NibSurface
import SourceText

/// Copies of sources that compile with the headless UIKit, for a folder of their own, nibs beside them.
public struct HeadlessCopies {
    public private(set) var diagnostics = DiagnosticBag()
    /// How many copies the folder is to hold.
    public private(set) var count = 0
    /// The files of the folder that are not as they are to be, with what they hold.
    private var changes: [(file: FileChange, current: [UInt8]?)] = []

    /// Names what an earlier run wrote, so that what is gone goes.
    static let list = ".listgen-headless"

    /// The copies of what is below `paths`, each path's content for `output`. Nothing is written.
    public init(paths: [String], output: String, root: Root = .working) {
        let output = root.path(output)
        var files: [(path: String, name: String)] = []
        for written in paths {
            let path = root.path(written)
            var discovery = Discovery(root: root, exclusion: Exclusion())
            discovery.add([path])
            diagnostics.merge(discovery.diagnostics)
            for file in discovery.files where !file.hasPrefix(output + "/") && InputKind(file) != .header {
                let start =
                    path == "."
                    ? 0 : file == path ? file.utf8.count - Root.name(of: file).utf8.count : path.utf8.count + 1
                files.append((file, String(decoding: file.utf8.dropFirst(start), as: UTF8.self)))
            }
        }
        guard !diagnostics.hasErrors else { return }
        var sources: [(name: String, file: SourceFile)] = []
        for (path, name) in files {
            switch FileSystem.read(root.absolute(path)) {
            case .success(let bytes): sources.append((name, SourceFile(path: path, bytes: bytes)))
            case .failure(let failure):
                diagnostics.report(
                    .unreadable(reason: failure.reason), at: SourcePlace(file: path))
            }
        }
        guard !diagnostics.hasErrors else { return }
        compare(Self.copies(sources), with: output, root)
    }

    /// How many copies are missing, stale or of a source that is gone.
    public var changed: Int { changes.count { !$0.file.name.hasSuffix(Self.list) } }

    /// What `write()` would change, as `diff -u` prints it; empty if the copies are up to date.
    public var diff: String {
        changes.map { UnifiedDiff.text(old: $0.current, new: $0.file.bytes, path: $0.file.name) }.joined()
    }

    /// Writes the copies that are missing or stale, and removes those whose source is gone.
    public mutating func write() {
        for fault in FileTransaction.make(changes.map(\.file)) {
            diagnostics.report(.notWritten(reason: fault.reason), at: SourcePlace(file: fault.name))
        }
    }

    private static func copies(_ sources: [(name: String, file: SourceFile)]) -> [(name: String, bytes: [UInt8])] {
        let swift = sources.filter { InputKind($0.name) != .nib }
        let nibs = sources.filter { InputKind($0.name) == .nib }.map { ($0.name, $0.file.bytes) }
        return zip(swift, HeadlessSource.copies(of: swift.map(\.file))).map { ($0.name, $1) } + nibs
    }

    private mutating func compare(_ copies: [(name: String, bytes: [UInt8])], with output: String, _ root: Root) {
        func current(_ name: String) -> [UInt8]? {
            try? FileSystem.read(root.absolute(Root.joined(output, name))).get()
        }
        let list = copies.map(\.name).sorted().joined(separator: "\n") + "\n"
        let files = copies + [(Self.list, Array(list.utf8))]
        let names = Set(files.map(\.name))
        let gone = (current(Self.list) ?? []).split(separator: UInt8(ascii: "\n"))
            .map { String(decoding: $0, as: UTF8.self) }
            .filter { !names.contains($0) && !$0.split(separator: "/").contains("..") && !$0.hasPrefix("/") }
        func add(_ name: String, _ bytes: [UInt8]?, instead old: [UInt8]?) {
            let path = Root.joined(output, name)
            changes.append((FileChange(name: path, path: root.absolute(path), bytes: bytes), old))
        }
        for (name, bytes) in files {
            let old = current(name)
            if old != bytes { add(name, bytes, instead: old) }
        }
        for name in gone where FileSystem.kind(root.absolute(Root.joined(output, name))) == .file {
            add(name, nil, instead: current(name))
        }
        count = copies.count
    }
}
