import Foundation
import Testing

/// The runtime is to be read in an afternoon: how long it is, is said, and what is said is true.
@Suite struct RuntimeSizeTests {
    @Test(arguments: ["ListRuntime", "ListRuntimeUIKit"]) func theSizeIsStated(_ module: String) throws {
        let lines = try HouseFile.ours.get().filter { $0.module == module }.reduce(0) { $0 + $1.lines.count - 1 }
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: root.appending(path: "Documentation/Architecture.md"), encoding: .utf8)
        let row = text.split(separator: "\n").first { $0.hasPrefix("| `\(module)` | ") && $0.hasSuffix(" lines |") }
        let number = try #require(row.flatMap { Int($0.filter(\.isNumber)) })
        // Not every change is one to the document.
        #expect(abs(number - lines) <= number / 10, "\(module) has \(lines) lines")
    }
}
