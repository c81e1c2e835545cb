/// What a run saw that found every generated file as it would write it: where nothing of that has changed, the next run
/// has nothing to do. In a file of the user's cache folder; a hint, as `SummaryCache` is.
struct LastRun {
    private static let magic: UInt64 = 0x316E_7572_7473_616C

    private let path: String
    private let root: Root
    /// Files that changed later may change once more and keep their stamps.
    private let latest: Int64
    private let seen: UInt64

    /// Nil where something that a run sees has no stamp, or one too young.
    init?(
        _ configuration: Configuration, _ found: FoundFiles, _ templates: TemplateFolder, cacheFolder: String
    ) {
        root = configuration.root
        path = SummaryCache.path(folder: cacheFolder, root: root.folder) + ".run"
        latest = FileSystem.now - SummaryCache.settling
        var seen = Checksum()
        seen.add("\(configuration)")
        // Another listgen writes other files.
        guard let program = FileSystem.stamp(FileSystem.executable) else { return nil }
        seen.add(program)
        for input in found.inputs {
            guard let stamp = input.stamp, stamp.isOlder(than: latest) else { return nil }
            seen.add(input.path)
            seen.add(stamp)
        }
        for path in found.outputs { seen.add(path) }
        for source in templates.sources where templates.paths.contains(source.path) {
            seen.add(source.path)
            seen.add(String(decoding: source.bytes, as: UTF8.self))
        }
        self.seen = seen.value
    }

    /// How many generated files stand as a run would write them; nil where that is not known.
    var unchanged: Int? {
        guard case .success(let bytes) = FileSystem.read(path) else { return nil }
        let paths = bytes.dropFirst(Self.head).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        return bytes == record(of: paths) ? paths.count : nil
    }

    /// Remembers that nothing was to do, with these generated files.
    func keep(_ files: [WritePlan.File]) {
        if let record = record(of: files.map(\.path)) { CacheFolder.write(record, to: path) }
    }

    /// The bytes of the three words at the start.
    private static let head = 24

    /// What this run saw, the stamps that these generated files have now, and their paths.
    private func record(of paths: [String]) -> [UInt8]? {
        var outputs = Checksum()
        for path in paths {
            guard let stamp = FileSystem.stamp(root.absolute(path)), stamp.isOlder(than: latest) else { return nil }
            outputs.add(stamp)
        }
        return [Self.magic, seen, outputs.value].withUnsafeBytes { Array($0) }
            + paths.joined(separator: "\0").utf8
    }
}
