#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Where a libclang may stand, best first: the one that the user names, or that of the Swift toolchain on the path,
/// then those of Xcode, of Debian's packages, and of Homebrew.
struct LibclangSearch {
    /// The variable that names a library; where it is set, nothing else is tried.
    static let variable = "LISTGEN_LIBCLANG"

    private let environment: (String) -> String?

    init(environment: @escaping (String) -> String? = { name in getenv(name).map { String(cString: $0) } }) {
        self.environment = environment
    }

    /// The libraries that exist, each once.
    var paths: [String] {
        if let named { return [named] }
        var seen: Set<String> = []
        return (toolchain + xcode + debian + homebrew).filter { access($0, R_OK) == 0 && seen.insert($0).inserted }
    }

    /// What the user's variable says, existing or not.
    var named: String? {
        environment(Self.variable).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Beside the compiler that `swift` on the path is, links followed.
    private var toolchain: [String] {
        for folder in (environment("PATH") ?? "").split(separator: ":") {
            let swift = "\(folder)/swift"
            guard access(swift, X_OK) == 0, let real = Self.realPath(swift) else { continue }
            return names.map { "\(Self.parent(Self.parent(real)))/lib/\($0)" }
        }
        return []
    }

    private var xcode: [String] {
        #if canImport(Darwin)
        let selected = Self.linkTarget("/var/db/xcode_select_link")
        let developer = [environment("DEVELOPER_DIR"), selected, "/Applications/Xcode.app/Contents/Developer"]
        return developer.compactMap { $0 }.flatMap { folder in
            [
                "\(folder)/Toolchains/XcodeDefault.xctoolchain/usr/lib/libclang.dylib",
                "\(folder)/usr/lib/libclang.dylib",
            ]
        } + ["/Library/Developer/CommandLineTools/usr/lib/libclang.dylib"]
        #else
        return []
        #endif
    }

    /// The packages libclang-dev and libclang1, the highest version first.
    private var debian: [String] {
        let versions = Self.entries("/usr/lib").compactMap { name in
            name.hasPrefix("llvm-") ? Int(name.dropFirst("llvm-".count)) : nil
        }
        return versions.sorted(by: >).map { "/usr/lib/llvm-\($0)/lib/libclang.so.1" }
    }

    private var homebrew: [String] {
        ["/opt/homebrew", "/usr/local", "/home/linuxbrew/.linuxbrew"].flatMap { prefix in
            names.map { "\(prefix)/opt/llvm/lib/\($0)" }
        }
    }

    private var names: [String] {
        #if canImport(Darwin)
        ["libclang.dylib"]
        #else
        ["libclang.so"]
        #endif
    }

    /// The folder of the compiler's own headers that belongs to the library at `path`, or nil. The library does not
    /// find it by itself.
    static func resourceFolder(of path: String) -> String? {
        guard let real = realPath(path) else { return nil }
        let base = parent(real) + "/clang"
        let folders = entries(base).filter { access("\(base)/\($0)/include/stddef.h", R_OK) == 0 }
        let number = { (name: String) in Int(name.prefix { $0 != "." }) ?? 0 }
        return folders.sorted { (number($0), $0) > (number($1), $1) }.first.map { "\(base)/\($0)" }
    }

    private static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    private static func linkTarget(_ path: String) -> String? {
        realPath(path)
    }

    private static func parent(_ path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }

    private static func entries(_ folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            names.append(
                withUnsafePointer(to: &entry.pointee.d_name) { name in
                    name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                })
        }
        return names
    }
}
