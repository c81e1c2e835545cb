#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Where caches of the user stand.
public enum CacheFolder {
    /// `$XDG_CACHE_HOME/listgen`, or its equivalent on the system; nil if the user has no home folder.
    public static var standard: String? {
        if let folder = value("XDG_CACHE_HOME") { return folder + "/listgen" }
        #if canImport(Darwin)
        return value("HOME").map { $0 + "/Library/Caches/listgen" }
        #else
        return value("HOME").map { $0 + "/.cache/listgen" }
        #endif
    }

    /// What the names of all that is remembered of a root begin with: its folder as the file system numbers it, so that no
    /// path is in it.
    static func path(in folder: String, of root: Root) -> String {
        var sum = Checksum()
        let identity = FileSystem.identity(root.folder)
        sum.add(identity?.device ?? 0)
        sum.add(identity?.number ?? 0)
        return folder + "/" + String(sum.value, radix: 16)
    }

    /// The machine, as a number: what it says of files holds nowhere else.
    static let host: UInt64 = {
        var sum = Checksum()
        var name = [CChar](repeating: 0, count: 256)
        if gethostname(&name, name.count - 1) == 0 {
            sum.add(String(decoding: name.map { UInt8(bitPattern: $0) }, as: UTF8.self))
        }
        if case .success(let bytes) = FileSystem.read("/etc/machine-id") { sum.add(ContentHash.of(bytes)) }
        return sum.value
    }()

    /// Writes a file whole, or not at all: nothing depends on what stands in a cache.
    static func write(_ bytes: [UInt8], to path: String) {
        let staged = StagedName.new(for: path)
        var made: [String] = []
        guard FileSystem.makeFolder(Root.folder(of: path), made: &made) == nil else { return }
        StagedName.sweep(Root.folder(of: path)) { $0 == Root.name(of: path) }
        HeldSignals.during {
            guard FileSystem.create(staged, bytes, isSafe: false) == nil, FileSystem.rename(staged, to: path) == nil
            else {
                _ = FileSystem.remove(staged)
                return
            }
        }
    }

    /// An absolute path from the environment.
    private static func value(_ name: String) -> String? {
        guard let value = getenv(name).map({ String(cString: $0) }), value.hasPrefix("/") else { return nil }
        return value
    }
}
