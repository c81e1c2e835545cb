import ListModel
import NibSurface
import SourceText

/// Writes copies of sources that compile with the headless UIKit into a folder of their own, nibs beside them.
public struct HeadlessCopies {
    public private(set) var diagnostics = DiagnosticBag()
    /// How many files the folder holds, and how many of them were written or removed.
    public private(set) var count = 0
    public private(set) var changed = 0

    /// Names what an earlier run wrote, so that what is gone goes.
    static let list = ".listgen-headless"

    /// Copies what is below `paths`, each path's content into `output`.
    public init(paths: [String], output: String, root: Root = .working) {
        let output = root.path(output)
        var files: [(path: String, name: String)] = []
        for written in paths {
            let path = root.path(written)
            var discovery = Discovery(root: root, exclusion: Exclusion())
            discovery.add([path])
            diagnostics.merge(discovery.diagnostics)
            for file in discovery.files where !file.hasPrefix(output + "/") && !Discovery.isHeader(file) {
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
                    ConfigurationDiagnostic.unreadable(reason: failure.reason), at: SourcePlace(file: path))
            }
        }
        guard !diagnostics.hasErrors else { return }
        write(Self.copies(sources), to: output, root)
    }

    private static func copies(_ sources: [(name: String, file: SourceFile)]) -> [(name: String, bytes: [UInt8])] {
        let swift = sources.filter { !Discovery.isNib($0.name) }
        let nibs = sources.filter { Discovery.isNib($0.name) }.map { ($0.name, $0.file.bytes) }
        return zip(swift, HeadlessSource.copies(of: swift.map(\.file))).map { ($0.name, $1) } + nibs
    }

    private mutating func write(_ copies: [(name: String, bytes: [UInt8])], to output: String, _ root: Root) {
        let list = copies.map(\.name).sorted().joined(separator: "\n") + "\n"
        let files = copies + [(Self.list, Array(list.utf8))]
        let old = (try? FileSystem.read(root.absolute(Root.joined(output, Self.list))).get()) ?? []
        let names = Set(files.map(\.name))
        let gone = old.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
            .filter { !names.contains($0) && !$0.split(separator: "/").contains("..") && !$0.hasPrefix("/") }
        var changes: [FileChange] = []
        for (name, bytes) in files {
            let path = Root.joined(output, name)
            if case .success(bytes) = FileSystem.read(root.absolute(path)) { continue }
            changes.append(FileChange(name: path, path: root.absolute(path), bytes: bytes))
        }
        for name in gone {
            let path = Root.joined(output, name)
            guard FileSystem.kind(root.absolute(path)) == .file else { continue }
            changes.append(FileChange(name: path, path: root.absolute(path)))
        }
        for fault in FileTransaction.make(changes) {
            diagnostics.report(WritingDiagnostic.notWritten(reason: fault.reason), at: SourcePlace(file: fault.name))
        }
        count = copies.count
        changed = changes.filter { !$0.name.hasSuffix(Self.list) }.count
    }
}
