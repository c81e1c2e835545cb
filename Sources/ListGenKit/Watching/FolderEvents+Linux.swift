#if os(Linux)
#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// One inotify instance with a watch for each folder (inotify(7)).
final class FolderEvents {
    private let descriptor: Int32
    private var watches: [String: Int32] = [:]

    private static let mask = UInt32(
        IN_CREATE | IN_DELETE | IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF)

    /// How long nothing must happen before a wait ends, and how often it may be put off: in all a second.
    private static let (pause, pauses) = (Int32(50), 20)

    init() throws(FolderWatch.Failure) {
        descriptor = inotify_init1(O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw FolderWatch.Failure(folder: ".", reason: String(cString: strerror(errno))) }
    }

    deinit { close(descriptor) }

    func follow(_ folders: Set<String>) throws(FolderWatch.Failure) -> Bool {
        for (folder, watch) in watches where !folders.contains(folder) {
            inotify_rm_watch(descriptor, watch)
            watches[folder] = nil
        }
        var isNew = false
        for folder in folders.sorted() where watches[folder] == nil {
            let watch = inotify_add_watch(descriptor, folder, Self.mask)
            // A folder that is gone by now has changed the one around it.
            if watch < 0, errno == ENOENT || errno == ENOTDIR { continue }
            guard watch >= 0 else {
                let reason =
                    errno == ENOSPC
                    ? "the system allows no more watches; raise fs.inotify.max_user_watches"
                    : String(cString: strerror(errno))
                throw FolderWatch.Failure(folder: folder, reason: reason)
            }
            watches[folder] = watch
            isNew = true
        }
        return isNew
    }

    func wait() {
        while !read(timeout: -1) {}
        for _ in 0..<Self.pauses where !read(timeout: Self.pause) { return }
    }

    /// Whether something of interest happened within a number of milliseconds; -1 for any time.
    private func read(timeout: Int32) -> Bool {
        var file = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&file, 1, timeout) > 0 else { return false }
        var isOfInterest = false
        withUnsafeTemporaryAllocation(byteCount: 64 * 1024, alignment: 8) { buffer in
            while true {
                let count = Self.systemRead(descriptor, buffer)
                guard count > 0 else { return }
                if note(UnsafeRawBufferPointer(rebasing: buffer[..<count])) { isOfInterest = true }
            }
        }
        return isOfInterest
    }

    /// Whether one of the events is of interest. Watches that have ended are forgotten.
    private func note(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var (offset, isOfInterest) = (0, false)
        let head = MemoryLayout<inotify_event>.size
        while offset + head <= bytes.count {
            let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
            let name = bytes[(offset + head)..<min(offset + head + Int(event.len), bytes.count)].prefix { $0 != 0 }
            offset += head + Int(event.len)
            if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
                isOfInterest = true
            } else if event.mask & UInt32(IN_IGNORED) != 0 {
                forget(event.wd)
            } else if event.mask & UInt32(IN_MOVE_SELF) != 0 {
                inotify_rm_watch(descriptor, event.wd)
                isOfInterest = true
            } else if event.mask & UInt32(IN_DELETE_SELF) != 0 {
                isOfInterest = true
            } else {
                isOfInterest =
                    FolderWatch.isOfInterest(
                        String(decoding: name, as: UTF8.self), isFolder: event.mask & UInt32(IN_ISDIR) != 0)
                    || isOfInterest
            }
        }
        return isOfInterest
    }

    /// A watch ends with its folder; one that comes back is watched again.
    private func forget(_ watch: Int32) {
        for (folder, other) in watches where other == watch { watches[folder] = nil }
    }

    private static func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
        #if canImport(Musl)
        Musl.read(descriptor, buffer.baseAddress, buffer.count)
        #else
        Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        #endif
    }
}
#endif
