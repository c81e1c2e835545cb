import CLibclang

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A libclang, loaded. Nothing of it is in memory before the first is asked for; it is never unloaded.
public struct Libclang: @unchecked Sendable {
    /// The file it was loaded from.
    public let path: String
    /// As the library says it: `Debian clang version 14.0.6`.
    public let version: String
    /// Never written after it was filled.
    let functions: UnsafePointer<ClangLibrary>

    /// The oldest LLVM whose libclang is known to give what is read.
    static let oldest = 10

    /// The first library at the usual places that can be used. If there is none, the fault of the first that was
    /// found says why.
    public static func load() throws(LibclangFault) -> Libclang {
        try load(LibclangSearch())
    }

    static func load(_ search: LibclangSearch) throws(LibclangFault) -> Libclang {
        var first: LibclangFault?
        for path in search.paths {
            do throws(LibclangFault) {
                return try Libclang(path)
            } catch {
                first = first ?? error
            }
        }
        throw first ?? .notFound
    }

    /// Loads one library.
    public init(_ path: String) throws(LibclangFault) {
        guard let handle = dlopen(path, RTLD_LAZY | RTLD_LOCAL) else {
            var reason = dlerror().map { String(cString: $0) } ?? "unknown"
            // The system begins with the path, which is said anyway.
            if reason.hasPrefix(path + ": ") { reason.removeFirst(path.count + 2) }
            throw .notLoaded(path: path, reason: reason)
        }
        // An old library lacks functions too; its age is the better answer.
        let version = Self.version(handle)
        if let version, let number = Self.majorVersion(version), number < Self.oldest {
            throw .tooOld(path: path, version: version)
        }
        var missing: UnsafePointer<CChar>?
        guard let functions = clang_library(handle, &missing) else {
            throw .missingSymbol(path: path, symbol: missing.map { String(cString: $0) } ?? "")
        }
        self.path = path
        self.version = version ?? ""
        self.functions = functions
    }

    private static func version(_ handle: UnsafeMutableRawPointer) -> String? {
        guard let text = clang_library_version(handle) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }

    /// 14 of `Debian clang version 14.0.6`.
    static func majorVersion(_ version: String) -> Int? {
        guard let word = version.split(separator: " ").first(where: { $0.first?.isNumber ?? false }) else { return nil }
        return Int(word.prefix { $0.isNumber })
    }
}
