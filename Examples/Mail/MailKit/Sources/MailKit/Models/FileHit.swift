/// A file that a search found.
public struct FileHit: Equatable {
    public let url: String
    public var attachment: Attachment
    public var sender: Person

    public init(url: String, attachment: Attachment, sender: Person) {
        self.url = url
        self.attachment = attachment
        self.sender = sender
    }
}
