/// Waits for changes in the folders of an app: by inotify on Linux, by FSEvents on a Mac.
///
/// A change that comes between two waits isn't lost: the next wait ends at once.
public final class FolderWatch {
    /// Why the system doesn't watch a folder.
    public struct Failure: Error, CustomStringConvertible {
        public var folder: String
        public var reason: String

        public var description: String { "\(folder) can't be watched: \(reason)" }
    }

    private let events: FolderEvents

    /// Throws if the system has no more watches to give.
    public init() throws(Failure) { events = try FolderEvents() }

    /// Watches absolute folders from now on, and no others; true if one of them is new.
    ///
    /// What a run read before it named its folders may have changed meanwhile. Run again after true.
    public func follow(_ folders: [String]) throws(Failure) -> Bool { try events.follow(Set(folders)) }

    /// Waits until a file that a run may read changes, comes or goes, and then until none has for a moment.
    public func wait() { events.wait() }

    /// Whether a run may read a file of this name, or may find files below it.
    static func isOfInterest(_ name: String, isFolder: Bool) -> Bool {
        if name.hasPrefix(".") { return name == ConfigurationReader.fileName || name == IgnoreRules.fileName }
        return isFolder || InputKind(name) != nil || name.hasSuffix(".mustache")
    }
}
