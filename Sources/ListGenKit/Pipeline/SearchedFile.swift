import ListModel
import SourceText

/// What a search of the bytes of one file tells, or what is known of it from before.
struct SearchedFile: Sendable {
    enum Kind: Sendable {
        /// Has no marks, and may declare its names.
        case plain
        /// Written by listgen.
        case generated
        /// May have marks.
        case marked
        /// What is wrong with it.
        case failed(Diagnostic)
    }

    var kind: Kind
    /// The hash of its bytes; zero if there is no cache.
    var content: UInt64 = 0
    var names: [NameHash] = []
    /// The text of a marked file that was read now, or of one that could not be read as text.
    var file: SourceFile?
    /// Nil if a cache may not keep it.
    private(set) var stamp: FileSystem.Stamp?

    private init(
        _ kind: Kind, content: UInt64 = 0, names: [NameHash] = [], file: SourceFile? = nil,
        stamp: FileSystem.Stamp? = nil
    ) {
        self.kind = kind
        self.content = content
        self.names = names
        self.file = file
        self.stamp = stamp
    }

    /// Reads and searches a file that the cache does not know.
    init(_ input: InputFile, in root: Root, _ cache: SummaryCache?, _ buffer: inout ReadBuffer) {
        if let facts = input.facts {
            self = facts.bytes.withUnsafeBufferPointer { Self(input.path, $0, nil, content: 0) }
            if file != nil { file = facts }
            return
        }
        if let cache, let stamp = input.stamp, let entry = cache.entry(stamp) {
            self.init(entry, stamp)
            return
        }
        let path = input.path
        switch FileSystem.read(root.absolute(path), into: &buffer) {
        case .failure(let failure): self.init(.failed(Self.unreadable(path, failure)))
        case .success((let count, let stamp)):
            let bytes = UnsafeBufferPointer(rebasing: buffer.memory[..<count])
            self.init(path, bytes, stamp, content: cache == nil ? 0 : ContentHash.of(bytes))
        }
    }

    private init(_ entry: SummaryCache.Entry, _ stamp: FileSystem.Stamp) {
        let kind: Kind =
            switch entry.kind {
            case .plain: .plain
            case .generated: .generated
            case .marked: .marked
            }
        self.init(kind, content: entry.content, names: entry.names, stamp: stamp)
    }

    private init(
        _ path: String, _ bytes: UnsafeBufferPointer<UInt8>, _ stamp: FileSystem.Stamp?, content: UInt64
    ) {
        let kind = InputKind(path) ?? .swift
        let own = kind.names(in: bytes, path: path)
        guard kind.hasMarks else {
            self.init(.plain, content: content, names: own ?? [], stamp: stamp)
            return
        }
        if kind == .swift, GeneratedHeader.isPresent(in: bytes) {
            self.init(.generated, content: content, stamp: stamp)
            return
        }
        let summary = ByteSearch.summary(bytes)
        if let place = summary.firstBadByte, kind == .swift || summary.mayHaveMark {
            let fault = Self.notUTF8(path, bytes, at: place)
            self.init(.failed(fault.diagnostic), file: fault.file)
            return
        }
        let names = own ?? summary.names
        let file = summary.mayHaveMark ? SourceFile(path: path, bytes: Array(bytes)) : nil
        self.init(summary.mayHaveMark ? .marked : .plain, content: content, names: names, file: file, stamp: stamp)
    }

    var isGenerated: Bool {
        if case .generated = kind { return true }
        return false
    }

    /// What a cache may keep.
    var kept: (stamp: FileSystem.Stamp, entry: SummaryCache.Entry)? {
        guard let stamp else { return nil }
        let kind: SummaryCache.Entry.Kind
        switch self.kind {
        case .plain: kind = .plain
        case .generated: kind = .generated
        case .marked: kind = .marked
        case .failed: return nil
        }
        return (stamp, SummaryCache.Entry(kind: kind, content: content, names: names))
    }

    /// The whole text of a file that is to be parsed.
    static func text(
        of input: InputFile, in root: Root, _ buffer: inout ReadBuffer
    ) -> Result<SourceFile, ReadFailure> {
        if let facts = input.facts { return .success(facts) }
        let path = input.path
        switch FileSystem.read(root.absolute(path), into: &buffer) {
        case .failure(let failure): return .failure(ReadFailure(diagnostic: unreadable(path, failure)))
        case .success((let count, _)):
            let bytes = UnsafeBufferPointer(rebasing: buffer.memory[..<count])
            // What may have marks was looked at before.
            if InputKind(path)?.hasMarks == false, let place = ByteSearch.summary(bytes).firstBadByte {
                return .failure(notUTF8(path, bytes, at: place))
            }
            return .success(SourceFile(path: path, bytes: Array(bytes)))
        }
    }

    private static func notUTF8(_ path: String, _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> ReadFailure {
        let place = SourcePlace(path: path, range: SourceRange(offset, offset + 1))
        return ReadFailure(
            diagnostic: DiagnosticEntry.notUTF8.diagnostic(at: place),
            file: SourceFile(path: path, bytes: Array(bytes)))
    }

    /// Why a file could not be read.
    struct ReadFailure: Error {
        var diagnostic: Diagnostic
        /// The file, if the diagnostic points into it.
        var file: SourceFile?
    }

    private static func unreadable(_ path: String, _ failure: FileSystem.Failure) -> Diagnostic {
        DiagnosticEntry.unreadable(reason: failure.reason).diagnostic(at: SourcePlace(file: path))
    }
}
