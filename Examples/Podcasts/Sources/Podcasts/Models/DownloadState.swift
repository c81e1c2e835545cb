/// How far the file of an episode has come.
public enum DownloadState: Hashable, Sendable {
    case none
    case running(percent: Int)
    case done(megabytes: Int)
    case failed
}
