/// The record of the last run, in a file of the cache folder.
struct RecordStore {
    private static let suffix = ".record"
    private let folder: String
    private let path: String
    private let key: UInt64

    init(_ root: Root, _ key: RunKey, cacheFolder: String) {
        folder = cacheFolder
        path = CacheFolder.path(in: cacheFolder, of: root) + Self.suffix
        self.key = key.value
    }

    /// That of this root, or else that of a root with the same key: its content decides what of it holds here.
    func read() -> (record: Record, isOwn: Bool)? {
        if case .success(let bytes) = FileSystem.read(path), let record = RecordFormat.record(bytes, key: key) {
            return (record, true)
        }
        guard case .success(let entries) = FileSystem.entries(folder, suffixes: [".record"], hidden: []) else {
            return nil
        }
        for entry in entries where entry.name.hasSuffix(Self.suffix) {
            if case .success(let bytes) = FileSystem.read(folder + "/" + entry.name),
                let record = RecordFormat.record(bytes, key: key)
            {
                return (record, false)
            }
        }
        return nil
    }

    func write(_ record: Record) { CacheFolder.write(RecordFormat.bytes(record, key: key), to: path) }
}
