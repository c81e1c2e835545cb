#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The file system, by the calls of POSIX: they tell what the system says went wrong, and the command of `make dist` has no
/// Foundation.
enum FileSystem {
    /// What the system says went wrong.
    struct Failure: Error {
        private let code: Int32

        init(_ code: Int32 = errno) {
            self.code = code
        }

        /// A pipe, a device or a socket, which reading could wait for without end.
        static let notFile = Failure(0)
        /// A signal asks the process to end.
        static let interrupted = Failure(EINTR)

        var reason: String { code == 0 ? "Not a file" : String(cString: strerror(code)) }
        var isMissing: Bool { code == ENOENT || code == ENOTDIR }
    }

    enum Kind: Hashable {
        case file, folder, other
    }

    /// What stands at a path, links followed; nil if nothing does.
    static func kind(_ path: String) -> Kind? {
        var info = stat()
        guard stat(path, &info) == 0 else { return nil }
        return kind(info)
    }

    private static func kind(_ info: stat) -> Kind {
        switch info.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        default: .other
        }
    }

    /// What tells a folder from every other one, whatever the links that lead to it.
    struct Identity: Equatable {
        var device: UInt64
        var number: UInt64
    }

    static func identity(_ path: String) -> Identity? {
        var info = stat()
        guard stat(path, &info) == 0 else { return nil }
        return Identity(
            device: UInt64(truncatingIfNeeded: info.st_dev), number: UInt64(truncatingIfNeeded: info.st_ino))
    }

    /// What changes when a file does.
    struct Stamp: Hashable, Sendable {
        var device: UInt64
        var number: UInt64
        var size: Int64
        /// Nanoseconds since 1970: when the content was changed, and when anything about the file was.
        var modified: Int64
        var changed: Int64

        fileprivate init(_ info: stat) {
            device = UInt64(truncatingIfNeeded: info.st_dev)
            number = UInt64(truncatingIfNeeded: info.st_ino)
            size = Int64(info.st_size)
            #if canImport(Darwin)
            modified = nanoseconds(info.st_mtimespec)
            changed = nanoseconds(info.st_ctimespec)
            #else
            modified = nanoseconds(info.st_mtim)
            changed = nanoseconds(info.st_ctim)
            #endif
        }

        init(device: UInt64, number: UInt64, size: Int64, modified: Int64, changed: Int64) {
            self.device = device
            self.number = number
            self.size = size
            self.modified = modified
            self.changed = changed
        }

        /// All of it, for a file that keeps it.
        var words: [UInt64] {
            [device, number] + [size, modified, changed].map(UInt64.init(bitPattern:))
        }

        /// Whether the file last changed before a time, in nanoseconds since 1970.
        func isOlder(than time: Int64) -> Bool { max(modified, changed) < time }
    }

    private static func nanoseconds(_ time: timespec) -> Int64 {
        Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }

    /// The time of day in nanoseconds since 1970.
    static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return nanoseconds(time)
    }

    static func stamp(_ path: String) -> Stamp? {
        var info = stat()
        guard stat(path, &info) == 0, kind(info) == .file else { return nil }
        return Stamp(info)
    }

    static func read(_ path: String) -> Result<[UInt8], Failure> {
        var buffer = ReadBuffer()
        return read(path, into: &buffer).map { Array(buffer.memory[..<$0.count]) }
    }

    /// Reads a file to the start of `buffer`; the stamp is from before the reading.
    static func read(_ path: String, into buffer: inout ReadBuffer) -> Result<(count: Int, stamp: Stamp), Failure> {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return .failure(Failure()) }
        defer { close(descriptor) }
        var info = stat()
        guard fstat(descriptor, &info) == 0 else { return .failure(Failure()) }
        switch kind(info) {
        case .file: break
        case .folder: return .failure(Failure(EISDIR))
        case .other: return .failure(.notFile)
        }
        buffer.grow(to: max(Int(info.st_size), 0) + 1, keeping: 0)
        var count = 0
        while true {
            let got = systemRead(descriptor, buffer.memory.baseAddress.map { $0 + count }, buffer.memory.count - count)
            if got < 0 {
                if errno == EINTR { continue }
                return .failure(Failure())
            }
            count += got
            // A regular file that gave as much as it has is read to its end.
            if got == 0 || info.st_size > 0 && count == Int(info.st_size) {
                return .success((count, Stamp(info)))
            }
            buffer.grow(to: count + 65_536, keeping: count)
        }
    }

    private static func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
        #if canImport(Darwin)
        Darwin.read(descriptor, buffer, count)
        #elseif canImport(Musl)
        Musl.read(descriptor, buffer, count)
        #else
        Glibc.read(descriptor, buffer, count)
        #endif
    }

    typealias Entries = Result<[(name: String, kind: Kind?)], Failure>

    /// The names in a folder with what is known of their kind, sorted by bytes; nil for a link or an unknown kind. Left out
    /// are hidden names that end in none of `hidden`, and other files whose names end in none of `suffixes`.
    static func entries(_ path: String, suffixes: [StaticString], hidden: [StaticString]) -> Entries {
        guard let folder = opendir(path) else { return .failure(Failure()) }
        defer { closedir(folder) }
        var result: [(name: String, kind: Kind?)] = []
        while true {
            errno = 0
            guard let entry = readdir(folder) else {
                if errno != 0 { return .failure(Failure()) }
                break
            }
            let isFile = Int32(entry.pointee.d_type) == Int32(DT_REG)
            let found = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 1) { name -> String? in
                    let length = Int(strlen(name))
                    if name[0] == CChar(bitPattern: UInt8(ascii: ".")) {
                        return hidden.contains { ends(name, length, $0) } ? String(cString: name) : nil
                    }
                    if isFile, !suffixes.contains(where: { ends(name, length, $0) }) { return nil }
                    return String(cString: name)
                }
            }
            guard let name = found else { continue }
            switch Int32(entry.pointee.d_type) {
            case Int32(DT_REG): result.append((name, .file))
            case Int32(DT_DIR): result.append((name, .folder))
            case Int32(DT_LNK), Int32(DT_UNKNOWN): result.append((name, nil))
            default: result.append((name, .other))
            }
        }
        result.sort { $0.name < $1.name }
        return .success(result)
    }

    private static func ends(_ name: UnsafePointer<CChar>, _ length: Int, _ suffix: StaticString) -> Bool {
        let start = length - suffix.utf8CodeUnitCount
        return start >= 0 && memcmp(name + start, suffix.utf8Start, suffix.utf8CodeUnitCount) == 0
    }

    /// Writes a file that must not exist yet. One that is not safe may be lost with the power.
    static func create(_ path: String, _ bytes: [UInt8], isSafe: Bool = true) -> Failure? {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return Failure() }
        var failure: Failure?
        bytes.withUnsafeBytes { buffer in
            var written = 0
            while written < buffer.count, let base = buffer.baseAddress {
                let count = write(descriptor, base + written, buffer.count - written)
                if count < 0 {
                    if errno == EINTR { continue }
                    failure = Failure()
                    return
                }
                written += count
            }
        }
        if isSafe, failure == nil, fsync(descriptor) != 0, errno != EINVAL { failure = Failure() }
        if close(descriptor) != 0, failure == nil { failure = Failure() }
        return failure
    }

    static func rename(_ from: String, to path: String) -> Failure? {
        systemRename(from, path) == 0 ? nil : Failure()
    }

    private static func systemRename(_ from: String, _ path: String) -> Int32 {
        #if canImport(Darwin)
        Darwin.rename(from, path)
        #elseif canImport(Musl)
        Musl.rename(from, path)
        #else
        Glibc.rename(from, path)
        #endif
    }

    static func remove(_ path: String) -> Failure? {
        unlink(path) == 0 ? nil : Failure()
    }

    /// Gives a file a second name that must not exist yet, or a copy where the file system has no links.
    static func keep(_ path: String, as other: String) -> Failure? {
        if linkat(AT_FDCWD, path, AT_FDCWD, other, 0) == 0 { return nil }
        switch read(path) {
        case .failure(let failure): return failure
        case .success(let bytes): return create(other, bytes)
        }
    }

    /// Makes a folder and those around it; appends to `made` which there were not, from the outermost.
    static func makeFolder(_ path: String, made: inout [String]) -> Failure? {
        if kind(path) == .folder { return nil }
        if let slash = path.lastIndex(of: "/"), slash != path.startIndex,
            let failure = makeFolder(String(path[..<slash]), made: &made)
        {
            return failure
        }
        if mkdir(path, 0o755) == 0 {
            made.append(path)
            return nil
        }
        let failure = Failure()
        switch kind(path) {
        case .folder: return nil
        case .file, .other: return Failure(ENOTDIR)
        case nil: return failure
        }
    }

    /// Removes a folder that is empty.
    static func removeFolder(_ path: String) -> Failure? {
        rmdir(path) == 0 ? nil : Failure()
    }

    static var workingFolder: String {
        guard let path = getcwd(nil, 0) else { return "." }
        defer { free(path) }
        return String(cString: path)
    }

    static var processID: Int32 { getpid() }

    /// Whether there is a process with a number; that of another user counts.
    static func isRunning(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno != ESRCH }

    /// The file of this program.
    static var executable: String {
        #if canImport(Darwin)
        var size = UInt32(PATH_MAX)
        let path = [CChar](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
            count = _NSGetExecutablePath(buffer.baseAddress, &size) == 0 ? Int(PATH_MAX) : 0
        }
        return path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
        #else
        "/proc/self/exe"
        #endif
    }
}
