import ListModel
import SourceText

extension FileChange {
    /// The change of a file that listgen writes for a build system; nil if it stands already, or where something else
    /// is in its place, which is reported.
    static func owned(
        _ path: String, _ bytes: [UInt8], in working: Root, taken: Set<String> = [], isOwn: ([UInt8]) -> Bool,
        _ diagnostics: inout DiagnosticBag
    ) -> FileChange? {
        let absolute = working.absolute(working.path(path))
        let place = SourcePlace(file: path)
        switch FileSystem.entry(absolute) {
        case .link: diagnostics.report(.outputIsLink, at: place)
        case .folder: diagnostics.report(.outputIsFolder, at: place)
        case .other: diagnostics.report(.foreignFile, at: place)
        case .file:
            guard !taken.contains(absolute), case .success(let current) = FileSystem.read(absolute), isOwn(current)
            else {
                diagnostics.report(.foreignFile, at: place)
                return nil
            }
            return current == bytes ? nil : FileChange(name: path, path: absolute, bytes: bytes)
        case nil: return FileChange(name: path, path: absolute, bytes: bytes)
        }
        return nil
    }
}
