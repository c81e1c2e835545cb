/// The text of one generated file.
struct RenderedFile: Sendable {
    /// The path of the input.
    var sourcePath: String
    var bytes: [UInt8]
}
