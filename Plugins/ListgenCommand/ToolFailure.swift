/// The command has said what is wrong.
struct ToolFailure: Error, CustomStringConvertible {
    let status: Int32

    var description: String { "listgen ended with \(status)" }
}
