/// A file on its way to the server. The uploader writes the progress into the object.
public final class Upload {
    public let number: Int
    public let fileName: String
    /// From 0 to 1.
    public var progress: Double
    public var failure: MailError?

    public init(number: Int, fileName: String, progress: Double = 0, failure: MailError? = nil) {
        self.number = number
        self.fileName = fileName
        self.progress = progress
        self.failure = failure
    }
}
