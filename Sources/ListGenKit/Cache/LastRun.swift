import ListModel
import SourceText

/// What a run saw that found every generated file as it would write it: where nothing of that has changed, the next run
/// has nothing to do but to repeat what was warned of. In a file of the cache folder; a hint, as `SummaryCache` is.
struct LastRun {
    private static let magic: UInt64 = 0x326E_7572_7473_616C

    private let path: String
    private let root: Root
    private let key: RunKey
    /// Files that changed later may change once more and keep their stamps.
    private let latest: Int64
    private let seen: UInt64

    /// What the last run left.
    struct Unchanged {
        /// How many generated files stand as a run would write them.
        var count: Int
        /// Whether it warned of something, which the record of the run tells.
        var hasWarnings: Bool
    }

    /// Nil if something that a run sees has no stamp, or one too young.
    init?(_ configuration: Configuration, _ found: FoundFiles, _ key: RunKey, cacheFolder: String) {
        root = configuration.root
        self.key = key
        path = CacheFolder.path(in: cacheFolder, of: root) + ".run"
        latest = FileSystem.now - SummaryCache.settling
        var seen = Checksum()
        seen.add(CacheFolder.host)
        seen.add(key.value)
        for input in found.inputs {
            guard let stamp = input.stamp, stamp.isOlder(than: latest) else { return nil }
            seen.add(input.path)
            seen.add(stamp)
        }
        for path in found.outputs { seen.add(path) }
        self.seen = seen.value
    }

    /// What is known if nothing has changed since; nil if it has, or nothing is known.
    var unchanged: Unchanged? {
        guard case .success(let bytes) = FileSystem.read(path), bytes.count >= Self.head else { return nil }
        let flags = bytes[8]
        let paths = bytes.dropFirst(Self.head).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        let (hasWarnings, usesHeaders) = (flags & 1 != 0, flags & 2 != 0)
        guard bytes == record(of: paths, hasWarnings: hasWarnings, usesHeaders: usesHeaders) else { return nil }
        return Unchanged(count: paths.count, hasWarnings: hasWarnings)
    }

    /// Remembers that nothing was to do, with these generated files.
    func keep(_ paths: [String], hasWarnings: Bool, usesHeaders: Bool) {
        if let record = record(of: paths, hasWarnings: hasWarnings, usesHeaders: usesHeaders) {
            CacheFolder.write(record, to: path)
        }
    }

    /// The bytes of the five words at the start.
    private static let head = 40

    /// What this run saw, the stamps that these generated files have now, and their paths.
    private func record(of paths: [String], hasWarnings: Bool, usesHeaders: Bool) -> [UInt8]? {
        var tools: UInt64 = 0
        if usesHeaders {
            guard let known = key.headerTools() else { return nil }
            tools = known
        }
        let flags: UInt64 = (hasWarnings ? 1 : 0) | (usesHeaders ? 2 : 0)
        var outputs = Checksum()
        outputs.add(flags)
        for path in paths {
            guard let stamp = FileSystem.stamp(root.absolute(path)), stamp.isOlder(than: latest) else { return nil }
            outputs.add(stamp)
        }
        return [Self.magic, flags.littleEndian, seen, outputs.value, tools].withUnsafeBytes { Array($0) }
            + paths.joined(separator: "\0").utf8
    }
}
