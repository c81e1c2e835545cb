#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What a search for a library asks of the machine that it runs on.
struct Machine {
    enum Platform: Hashable {
        case linux, darwin
    }

    var platform: Platform
    /// An environment variable, or nil if it is not set.
    var variable: (String) -> String?
    /// The folder that stands for `/`. All paths below are paths of the machine, that is, they start there.
    var root = ""

    /// The machine that runs this code.
    static var current: Machine {
        #if canImport(Darwin)
        let platform = Platform.darwin
        #else
        let platform = Platform.linux
        #endif
        return Machine(platform: platform) { name in getenv(name).map { String(cString: $0) } }
    }

    func isReadable(_ path: String) -> Bool { access(root + path, R_OK) == 0 }

    func isExecutable(_ path: String) -> Bool { access(root + path, X_OK) == 0 }

    /// With every link followed; nil if there is nothing.
    func realPath(_ path: String) -> String? {
        guard let real = realpath(root + path, nil) else { return nil }
        defer { free(real) }
        return String(String(cString: real).dropFirst(root.count))
    }

    /// The names in a folder, sorted; none where it cannot be read.
    func entries(_ folder: String) -> [String] {
        guard let stream = opendir(root + folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            names.append(
                withUnsafePointer(to: &entry.pointee.d_name) { name in
                    name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                })
        }
        return names.sorted()
    }
}
