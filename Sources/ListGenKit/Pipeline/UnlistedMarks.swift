import ListModel
import SourceText
import SwiftSurface

/// Files with marks below the root that no module of the configuration names.
enum UnlistedMarks {
    /// A warning for each, at its first mark, and the files that they point into. Empty without modules.
    static func find(
        _ configuration: Configuration, _ found: FoundFiles, jobs: Int
    ) -> (warnings: [Diagnostic], files: [SourceFile]) {
        let root = configuration.root
        let others = found.unlisted.filter { InputKind($0)?.hasMarks == true }
        let marked = ParallelMap.map(others, jobs: jobs) { path, buffer in
            let input = InputFile(path: path, module: "", isGenerated: false)
            let file = SearchedFile(input, in: root, nil, &buffer).file
            return file.flatMap { file in firstMark(file).map { (file, $0) } }
        }.compactMap { $0 }.filter { !isLinked($0.0.path, root) }
        let warnings = marked.map { file, range in
            DiagnosticEntry.marksOutsideModules.diagnostic(
                at: SourcePlace(path: file.path, range: range))
        }
        return (warnings, marked.map(\.0))
    }

    /// A file that a link leads to may be listed under another path.
    private static func isLinked(_ path: String, _ root: Root) -> Bool {
        let real = Root(FileSystem.realPath(root.folder) ?? root.folder).absolute(path)
        return FileSystem.realPath(root.absolute(path)) != real
    }

    /// Where the first mark of a file is; nil without one.
    static func firstMark(_ file: SourceFile) -> SourceRange? {
        var first: SourceRange?
        file.bytes.withUnsafeBufferPointer { bytes in
            _ = file.forEachToken { token in
                guard first == nil, token.kind == .lineComment || token.kind == .blockComment else { return }
                first =
                    MarkComment.read(bytes, at: token.range.lower, nestsComments: InputKind(file.path) == .swift)
                    .first?.range
            }
        }
        return first
    }
}
