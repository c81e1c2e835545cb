/// What unmarked files said when they were last read, in a file of the user's cache folder. A hint, never a source:
/// whatever is wrong with it is ignored, and the next run writes it anew.
struct SummaryCache {
    /// What is kept of a file: nothing to know about generated files, the declared names of the others.
    enum Entry: Equatable, Sendable {
        case plain([NameHash])
        case generated
    }

    /// Fewer files are read sooner than a cache pays for itself.
    static let leastFiles = 256
    /// A file that changed this shortly before the run may change again and keep its stamp.
    static let settling: Int64 = 2_000_000_000

    private let path: String
    private let start: Int64
    private let entries: [FileSystem.Stamp: Entry]

    /// The cache of the root whose folder is `root`, in `folder`.
    init(folder: String, root: String) {
        path = Self.path(folder: folder, root: root) + ".cache"
        start = FileSystem.now
        if case .success(let bytes) = FileSystem.read(path) {
            entries = SummaryCacheFormat.entries(bytes) ?? [:]
        } else {
            entries = [:]
        }
    }

    func entry(_ stamp: FileSystem.Stamp) -> Entry? { entries[stamp] }

    /// Keeps what the files of this run said, in their order, where that is more than is kept already.
    func update(_ files: [(stamp: FileSystem.Stamp, entry: Entry)]) {
        let settled = files.filter { $0.stamp.isOlder(than: start - Self.settling) }
        guard settled.contains(where: { entries[$0.stamp] == nil }) || entries.count > 2 * settled.count else { return }
        CacheFolder.write(SummaryCacheFormat.bytes(settled), to: path)
    }

    /// What the names of all that is remembered of a root begin with.
    static func path(folder: String, root: String) -> String {
        var sum = Checksum()
        sum.add(root)
        return folder + "/" + String(sum.value, radix: 16)
    }
}
