#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Where caches of the user stand.
public enum CacheFolder {
    /// `$XDG_CACHE_HOME/listgen`, or what stands for it on the system; nil where the user has no home.
    public static var standard: String? {
        if let folder = value("XDG_CACHE_HOME") { return folder + "/listgen" }
        #if canImport(Darwin)
        return value("HOME").map { $0 + "/Library/Caches/listgen" }
        #else
        return value("HOME").map { $0 + "/.cache/listgen" }
        #endif
    }

    /// An absolute path from the environment.
    private static func value(_ name: String) -> String? {
        guard let value = getenv(name).map({ String(cString: $0) }), value.hasPrefix("/") else { return nil }
        return value
    }
}
