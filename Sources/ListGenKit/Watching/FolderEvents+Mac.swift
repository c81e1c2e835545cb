#if canImport(CoreServices)
import CoreServices
import Dispatch

/// One stream of file system events, which the system tells of a folder and all below.
final class FolderEvents {
    private let queue = DispatchQueue(label: "listgen.watch")
    private let happened = DispatchSemaphore(value: 0)
    private var stream: FSEventStreamRef?
    private var folders: Set<String> = []

    /// How long nothing must happen before a wait ends, and how often it may be put off: in all a second.
    private static let (pause, pauses) = (50, 20)

    init() throws(FolderWatch.Failure) {}

    deinit { stop() }

    private func stop() {
        guard let stream else { return }
        FSEventStreamStop(stream)
        FSEventStreamInvalidate(stream)
        FSEventStreamRelease(stream)
    }

    func follow(_ folders: Set<String>) throws(FolderWatch.Failure) -> Bool {
        let isNew = !folders.isSubset(of: self.folders)
        guard isNew, let first = folders.min() else { return false }
        stop()
        self.folders = folders
        var context = FSEventStreamContext(
            version: 0, info: Unmanaged.passUnretained(self).toOpaque(), retain: nil, release: nil,
            copyDescription: nil)
        let note: FSEventStreamCallback = { _, info, count, paths, flags, _ in
            guard let info else { return }
            let names = paths.assumingMemoryBound(to: UnsafePointer<CChar>.self)
            for index in 0..<count {
                let name = String(cString: names[index]).split(separator: "/").last.map(String.init) ?? ""
                let isFolder = flags[index] & UInt32(kFSEventStreamEventFlagItemIsDir) != 0
                guard FolderWatch.isOfInterest(name, isFolder: isFolder) else { continue }
                Unmanaged<FolderEvents>.fromOpaque(info).takeUnretainedValue().happened.signal()
                return
            }
        }
        stream = FSEventStreamCreate(
            nil, note, &context, folders.sorted() as CFArray,
            FSEventStreamEventId(kFSEventStreamEventIdSinceNow), 0.05,
            FSEventStreamCreateFlags(kFSEventStreamCreateFlagFileEvents | kFSEventStreamCreateFlagNoDefer))
        guard let stream else { throw FolderWatch.Failure(folder: first, reason: "the system gives no events") }
        FSEventStreamSetDispatchQueue(stream, queue)
        guard FSEventStreamStart(stream) else {
            throw FolderWatch.Failure(folder: first, reason: "the system starts no events")
        }
        return true
    }

    func wait() {
        happened.wait()
        for _ in 0..<Self.pauses
        where happened.wait(timeout: .now() + .milliseconds(Self.pause)) == .timedOut { return }
    }
}
#endif
