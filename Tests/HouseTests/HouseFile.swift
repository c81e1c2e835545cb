import Foundation
import SourceText
import SwiftSurface

/// A Swift file of this checkout as the rules see it.
struct HouseFile {
    /// From the root of the checkout, such as `Sources/SourceText/SourceFile.swift`.
    let path: String
    /// The lines as they stand.
    let lines: [String]
    /// The same lines with comments and the insides of strings blanked.
    let code: [String]
    /// The nesting of braces at the start of each line.
    let depth: [Int]

    init(path: String, text: String) {
        self.path = path
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        code = Self.code(of: text).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var open = 0
        depth = code.map { line in
            defer { open += line.count { $0 == "{" } - line.count { $0 == "}" } }
            return open
        }
    }

    /// The folder below `Sources`, which is the module; nil for a file elsewhere.
    var module: String? {
        let parts = path.split(separator: "/")
        return parts.count > 2 && parts[0] == "Sources" ? String(parts[1]) : nil
    }

    /// `path:line` of a line counted from zero.
    func place(_ line: Int) -> String { "\(path):\(line + 1)" }

    /// The text with spaces for what is not code: comments and the text of strings, interpolations excepted.
    private static func code(of text: String) -> String {
        var bytes = Array(text.utf8)
        for token in SourceFile(path: "", bytes: bytes).tokens() {
            switch token.kind {
            case .lineComment, .blockComment, .stringText, .regexLiteral:
                for index in token.range.lower..<token.range.upper where bytes[index] != UInt8(ascii: "\n") {
                    bytes[index] = UInt8(ascii: " ")
                }
            default: break
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Every Swift file under `Sources` and `Templates`, sorted by path.
    static let ours = Result { try read() }

    private static func read() throws -> [HouseFile] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try ["Sources", "Templates"].flatMap { folder in
            let base = root.appending(path: folder)
            let names = try FileManager.default.subpathsOfDirectory(atPath: base.path).filter { $0.hasSuffix(".swift") }
            return try names.sorted().map { name in
                HouseFile(
                    path: "\(folder)/\(name)",
                    text: try String(contentsOf: base.appending(path: name), encoding: .utf8))
            }
        }
    }
}
