/// Where a libclang may stand, best first: the one that the user names, or that of the Swift toolchain on the path,
/// then those of Xcode, of Debian's packages, and of Homebrew.
struct LibclangSearch {
    /// The variable that names a library; if it is set, nothing else is tried.
    static let variable = "LISTGEN_LIBCLANG"

    private let machine: Machine

    init(_ machine: Machine = .current) {
        self.machine = machine
    }

    /// The libraries that exist, each once.
    var paths: [String] {
        if let named { return [named] }
        var seen: Set<String> = []
        let places = toolchain + (machine.platform == .darwin ? xcode : debian) + homebrew
        return places.filter { machine.isReadable($0) && seen.insert($0).inserted }.map { machine.root + $0 }
    }

    /// What the user's variable says, existing or not.
    var named: String? {
        machine.variable(Self.variable).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Beside the compiler that `swift` on the path is, links followed.
    private var toolchain: [String] {
        for folder in (machine.variable("PATH") ?? "").split(separator: ":") {
            let swift = "\(folder)/swift"
            guard machine.isExecutable(swift), let real = machine.realPath(swift) else { continue }
            if real.hasSuffix("/swiftly") { return swiftly }
            return ["\(Self.parent(Self.parent(real)))/lib/\(name)"]
        }
        return []
    }

    /// The toolchains that swiftly has installed, the newest first: its `swift` only starts one of them.
    private var swiftly: [String] {
        let home = machine.variable("HOME") ?? ""
        let standard =
            machine.platform == .darwin
            ? home + "/Library/Developer/Toolchains"
            : (machine.variable("SWIFTLY_HOME_DIR") ?? home + "/.local/share/swiftly") + "/toolchains"
        let folder = machine.variable("SWIFTLY_TOOLCHAINS_DIR") ?? standard
        return Self.newestFirst(machine.entries(folder)).map { "\(folder)/\($0)/usr/lib/\(name)" }
    }

    private var xcode: [String] {
        let selected = machine.realPath("/var/db/xcode_select_link")
        let developer = [machine.variable("DEVELOPER_DIR"), selected, "/Applications/Xcode.app/Contents/Developer"]
        return developer.compactMap { $0 }.flatMap { folder in
            [
                "\(folder)/Toolchains/XcodeDefault.xctoolchain/usr/lib/\(name)",
                "\(folder)/usr/lib/\(name)",
            ]
        } + ["/Library/Developer/CommandLineTools/usr/lib/\(name)"]
    }

    /// The packages libclang-dev and libclang1.
    private var debian: [String] {
        let packages = machine.entries("/usr/lib").filter { $0.hasPrefix("llvm-") }
        return Self.newestFirst(packages).map { "/usr/lib/\($0)/lib/libclang.so.1" }
    }

    private var homebrew: [String] {
        let prefixes =
            machine.platform == .darwin ? ["/opt/homebrew", "/usr/local"] : ["/home/linuxbrew/.linuxbrew"]
        return prefixes.map { "\($0)/opt/llvm/lib/\(name)" }
    }

    private var name: String { machine.platform == .darwin ? "libclang.dylib" : "libclang.so" }

    /// The folder of the compiler's own headers that belongs to the library at `path`, or nil. The library does not
    /// find it by itself.
    static func resourceFolder(of path: String) -> String? {
        let machine = Machine.current
        guard let real = machine.realPath(path) else { return nil }
        let base = parent(real) + "/clang"
        let folders = machine.entries(base).filter { machine.isReadable("\(base)/\($0)/include/stddef.h") }
        return newestFirst(folders).first.map { "\(base)/\($0)" }
    }

    /// By the numbers in the names, the highest first; names without any come last.
    private static func newestFirst(_ names: [String]) -> [String] {
        func numbers(_ name: String) -> [Int] { name.split { !$0.isNumber }.compactMap { Int($0) } }
        return names.sorted { first, second in
            let (first, second) = ((numbers(first), first), (numbers(second), second))
            return first.0 == second.0 ? first.1 > second.1 : second.0.lexicographicallyPrecedes(first.0)
        }
    }

    private static func parent(_ path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }
}
