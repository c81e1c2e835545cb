import ListModel
import SourceText

/// What reading one file gave.
enum ReadFile: Sendable {
    /// May have marks.
    case marked(SourceFile)
    /// A header that may have marks; all of a run are parsed together.
    case header(SourceFile)
    /// A nib or storyboard that something asks for.
    case nib(SourceFile)
    /// Has none, and may declare these names.
    case plain([NameHash])
    /// Written by listgen.
    case generated
    /// What is wrong with it, and the file where that has a place in it.
    case failed(Diagnostic, SourceFile?)

    /// What a cache may keep.
    typealias Kept = (stamp: FileSystem.Stamp, entry: SummaryCache.Entry)

    /// Reads and searches a file that the cache does not know.
    static func read(
        _ input: InputFile, in root: Root, _ cache: SummaryCache?, _ buffer: inout ReadBuffer
    ) -> (result: ReadFile, kept: Kept?) {
        let path = input.path
        if let cache, let stamp = input.stamp, let entry = cache.entry(stamp) {
            switch entry {
            case .plain(let names): return (.plain(names), (stamp, entry))
            case .generated: return (.generated, (stamp, entry))
            }
        }
        switch FileSystem.read(root.absolute(path), into: &buffer) {
        case .failure(let failure): return (unreadable(path, failure), nil)
        case .success((let count, let stamp)):
            let bytes = UnsafeBufferPointer(rebasing: buffer.memory[..<count])
            if Discovery.isNib(path) {
                let names = NibNames.names(in: bytes, path: path)
                return (.plain(names), (stamp, .plain(names)))
            }
            if Discovery.isHeader(path) { return header(path, bytes, stamp) }
            if GeneratedHeader.isPresent(in: bytes) { return (.generated, (stamp, .generated)) }
            let summary = ByteSearch.summary(bytes)
            if let place = summary.firstBadByte { return (notUTF8(path, bytes, at: place), nil) }
            guard summary.mayHaveMark else { return (.plain(summary.names), (stamp, .plain(summary.names))) }
            return (.marked(SourceFile(path: path, bytes: Array(bytes))), nil)
        }
    }

    private static func header(
        _ path: String, _ bytes: UnsafeBufferPointer<UInt8>, _ stamp: FileSystem.Stamp
    ) -> (result: ReadFile, kept: Kept?) {
        let summary = ByteSearch.summary(bytes)
        guard summary.mayHaveMark else {
            let names = HeaderNames.names(in: bytes)
            return (.plain(names), (stamp, .plain(names)))
        }
        if let place = summary.firstBadByte { return (notUTF8(path, bytes, at: place), nil) }
        return (.header(SourceFile(path: path, bytes: Array(bytes))), nil)
    }

    private static func unreadable(_ path: String, _ failure: FileSystem.Failure) -> ReadFile {
        let diagnostic = ConfigurationDiagnostic.unreadable(reason: failure.reason).entry
        return .failed(diagnostic.diagnostic(at: SourcePlace(file: path)), nil)
    }

    private static func notUTF8(_ path: String, _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> ReadFile {
        let place = SourcePlace(path: path, range: SourceRange(offset, offset + 1))
        return .failed(
            ConfigurationDiagnostic.notUTF8.entry.diagnostic(at: place), SourceFile(path: path, bytes: Array(bytes)))
    }

    /// Reads a file that is to be parsed, whatever it has.
    static func whole(_ path: String, in root: Root, _ buffer: inout ReadBuffer) -> ReadFile {
        switch FileSystem.read(root.absolute(path), into: &buffer) {
        case .failure(let failure): return unreadable(path, failure)
        case .success((let count, _)):
            let bytes = UnsafeBufferPointer(rebasing: buffer.memory[..<count])
            let file = SourceFile(path: path, bytes: Array(bytes))
            if Discovery.isNib(path) {
                return ByteSearch.summary(bytes).firstBadByte.map { notUTF8(path, bytes, at: $0) } ?? .nib(file)
            }
            return Discovery.isHeader(path) ? .header(file) : .marked(file)
        }
    }
}
