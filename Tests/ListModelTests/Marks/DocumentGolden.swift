import Foundation
import Testing

/// Compares a document of this checkout with the text that it is to hold. With RECORD=1 in the environment it is
/// written, and the test fails once so that the diff is read.
func expectDocument(_ path: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    let url = root.appending(path: path)
    let written = try? String(contentsOf: url, encoding: .utf8)
    if written == text { return }
    guard ProcessInfo.processInfo.environment["RECORD"] == "1" else {
        Issue.record("\(path) is not what its table says; run with RECORD=1", sourceLocation: sourceLocation)
        return
    }
    try Data(text.utf8).write(to: url)
    Issue.record("\(path) was written; read the diff", sourceLocation: sourceLocation)
}
