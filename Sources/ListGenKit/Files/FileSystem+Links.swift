#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension FileSystem {
    /// What is found under a name, a link being a link wherever it leads.
    enum Entry: Hashable {
        case file, folder, link, other
    }

    /// What is at a path itself; nil if nothing is, or if that cannot be known.
    static func entry(_ path: String) -> Entry? {
        var info = stat()
        guard lstat(path, &info) == 0 else { return nil }
        return switch info.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
    }

    /// Whether it is certain that nothing is at a path.
    static func isMissing(_ path: String) -> Bool {
        var info = stat()
        return lstat(path, &info) != 0 && Failure().isMissing
    }

    /// The absolute path without links; nil if nothing is there.
    static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// Whether a file may be written: anybody may who owns it, unless nobody may.
    static func isWritable(_ path: String) -> Bool {
        var info = stat()
        guard stat(path, &info) == 0 else { return false }
        return info.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH) != 0 && access(path, W_OK) == 0
    }

    /// Gives a file the permissions of another one and, as far as the system lets us, its owner.
    static func copyAttributes(from path: String, to other: String) -> Failure? {
        var info = stat()
        guard stat(path, &info) == 0 else { return Failure() }
        _ = chown(other, info.st_uid, info.st_gid)
        return chmod(other, info.st_mode & 0o7777) == 0 ? nil : Failure()
    }
}
