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
        path = folder + "/" + String(Self.hash(root.utf8), radix: 16) + ".cache"
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
        let settled = files.filter { max($0.stamp.modified, $0.stamp.changed) < start - Self.settling }
        guard settled.contains(where: { entries[$0.stamp] == nil }) || entries.count > 2 * settled.count else { return }
        let temporary = "\(path).\(FileSystem.processID)"
        var made: [String] = []
        guard FileSystem.makeFolder(Root.folder(of: path), made: &made) == nil,
            FileSystem.create(temporary, SummaryCacheFormat.bytes(settled)) == nil,
            FileSystem.rename(temporary, to: path) == nil
        else {
            _ = FileSystem.remove(temporary)
            return
        }
    }

    private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
