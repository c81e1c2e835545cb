/// A file that is to be put in place, or taken away.
struct FileChange {
    /// As diagnostics name it.
    var name: String
    /// The path that the file system takes.
    var path: String
    /// What the file is to hold; nil if it is to be removed.
    var bytes: [UInt8]?
    /// Whether it has the permissions and the owner of the file that is there, because it is one of somebody else.
    var keepsAttributes = false
}
