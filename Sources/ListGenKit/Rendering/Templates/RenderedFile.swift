/// The text of one generated file, or block.
struct RenderedFile: Sendable {
    /// The path of the input.
    var sourcePath: String
    /// Of a block without a last line end.
    var bytes: [UInt8]
    /// Whether it is a block at the end of the source.
    var isInline = false
}
