/// The text of one generated file.
public struct RenderedFile: Sendable {
    /// The path of the input.
    public var sourcePath: String
    public var text: String

    public init(sourcePath: String, text: String) {
        self.sourcePath = sourcePath
        self.text = text
    }
}
