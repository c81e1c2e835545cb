/// What files said when they were last read, in a file of the cache folder. A hint, never a source: whatever is wrong
/// with it is ignored, and the next run writes it again.
struct SummaryCache {
    /// What is kept of a file.
    struct Entry: Equatable, Sendable {
        enum Kind: UInt8, Sendable {
            /// Without marks.
            case plain
            /// Written by listgen.
            case generated
            /// With marks.
            case marked
        }

        var kind: Kind
        /// The hash of its bytes.
        var content: UInt64
        /// What it may declare; nothing of a generated file.
        var names: [NameHash] = []
    }

    /// Fewer files are read sooner than a cache pays for itself.
    static let leastFiles = 48
    /// A file that changed this shortly before the run may change again and keep its stamp.
    static let settling: Int64 = 2_000_000_000

    private let path: String
    private let start: Int64
    private let entries: [FileSystem.Stamp: Entry]

    /// The cache of a root in `folder`.
    init(folder: String, root: Root) {
        path = CacheFolder.path(in: folder, of: root) + ".cache"
        start = FileSystem.now
        if case .success(let bytes) = FileSystem.read(path) {
            entries = SummaryCacheFormat.entries(bytes) ?? [:]
        } else {
            entries = [:]
        }
    }

    /// Nil for a file that is not known, or that changed after the clock says it can have.
    func entry(_ stamp: FileSystem.Stamp) -> Entry? {
        stamp.isOlder(than: start - Self.settling) ? entries[stamp] : nil
    }

    /// Keeps what the files of this run said, in their order, where that is more than is kept already.
    func update(_ files: [(stamp: FileSystem.Stamp, entry: Entry)]) {
        let settled = files.filter { $0.stamp.isOlder(than: start - Self.settling) }
        guard settled.contains(where: { entries[$0.stamp] == nil }) || entries.count > 2 * settled.count else { return }
        CacheFolder.write(SummaryCacheFormat.bytes(settled), to: path)
    }
}
