import CLibxml2

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A libxml2, loaded. Nothing of it is in memory before the first is asked for; it is never unloaded.
public struct Libxml2: @unchecked Sendable {
    /// Never written after it was filled.
    let functions: OpaquePointer

    /// Every version that listgen can read with has one of these names: macOS has it, Linux has it in the package
    /// `libxml2`.
    static let names = ["libxml2.so.2", "libxml2.so.16", "/usr/lib/libxml2.2.dylib", "libxml2.2.dylib"]

    /// The library of the system, or the one that LISTGEN_LIBXML2 names.
    public static func load() throws(Libxml2Fault) -> Libxml2 {
        if let named = getenv("LISTGEN_LIBXML2") { return try Libxml2(String(cString: named)) }
        for name in names {
            if let library = try? Libxml2(name) { return library }
        }
        throw .notFound
    }

    /// Loads one library.
    public init(_ path: String) throws(Libxml2Fault) {
        guard let handle = dlopen(path, RTLD_LAZY | RTLD_LOCAL) else {
            var reason = dlerror().map { String(cString: $0) } ?? "unknown"
            // The system begins with the path, which is said anyway.
            if reason.hasPrefix(path + ": ") { reason.removeFirst(path.count + 2) }
            throw .notLoaded(path: path, reason: reason)
        }
        var missing: UnsafePointer<CChar>?
        guard let functions = xml_library(handle, &missing) else {
            throw .missingSymbol(path: path, symbol: missing.map { String(cString: $0) } ?? "")
        }
        self.functions = functions
    }
}
