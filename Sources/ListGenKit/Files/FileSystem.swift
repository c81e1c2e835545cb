#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The file system, by the calls of POSIX: what starting Foundation would cost is more than a run of listgen.
enum FileSystem {
    /// What the system says went wrong.
    struct Failure: Error, Hashable {
        private let code: Int32

        init(_ code: Int32 = errno) {
            self.code = code
        }

        var reason: String { String(cString: strerror(code)) }
        var isMissing: Bool { code == ENOENT || code == ENOTDIR }
    }

    enum Kind: Hashable {
        case file, folder, other
    }

    /// What stands at a path, links followed; nil where nothing does.
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
    struct Identity: Hashable {
        var device: UInt64
        var number: UInt64
    }

    static func identity(_ path: String) -> Identity? {
        var info = stat()
        guard stat(path, &info) == 0 else { return nil }
        return Identity(
            device: UInt64(truncatingIfNeeded: info.st_dev), number: UInt64(truncatingIfNeeded: info.st_ino))
    }

    static func read(_ path: String) -> Result<[UInt8], Failure> {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return .failure(Failure()) }
        defer { close(descriptor) }
        var info = stat()
        guard fstat(descriptor, &info) == 0 else { return .failure(Failure()) }
        guard kind(info) != .folder else { return .failure(Failure(EISDIR)) }
        // One byte more than the file has, so that its end is seen without another read.
        var capacity = max(Int(info.st_size), 0) + 1
        var bytes: [UInt8] = []
        while true {
            var failure: Failure?
            var isDone = false
            let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                while count < capacity {
                    let got = systemRead(descriptor, buffer.baseAddress.map { $0 + count }, capacity - count)
                    if got < 0 {
                        if errno == EINTR { continue }
                        failure = Failure()
                        return
                    }
                    if got == 0 {
                        isDone = true
                        return
                    }
                    count += got
                }
            }
            if let failure { return .failure(failure) }
            if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
            if isDone { return .success(bytes) }
            capacity = max(capacity, 65_536)
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

    /// The names in a folder with what is known of their kind, sorted by bytes; nil for a link or an unknown kind.
    static func entries(_ path: String) -> Result<[(name: String, kind: Kind?)], Failure> {
        guard let folder = opendir(path) else { return .failure(Failure()) }
        defer { closedir(folder) }
        var result: [(name: String, kind: Kind?)] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            if name == "." || name == ".." { continue }
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

    /// Writes a file that must not exist yet.
    static func create(_ path: String, _ bytes: [UInt8]) -> Failure? {
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
        if failure == nil, fsync(descriptor) != 0, errno != EINVAL { failure = Failure() }
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

    /// Makes a folder and those around it.
    static func makeFolder(_ path: String) -> Failure? {
        if kind(path) == .folder { return nil }
        if let slash = path.lastIndex(of: "/"), slash != path.startIndex,
            let failure = makeFolder(String(path[..<slash]))
        {
            return failure
        }
        return mkdir(path, 0o755) == 0 || errno == EEXIST ? nil : Failure()
    }

    static var workingFolder: String {
        guard let path = getcwd(nil, 0) else { return "." }
        defer { free(path) }
        return String(cString: path)
    }

    static var processID: Int32 { getpid() }
}
