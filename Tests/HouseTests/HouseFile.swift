import Foundation
import SourceText
import SwiftSurface

/// A Swift file of this checkout as the rules see it: through our own lexer and parser.
struct HouseFile {
    /// From the root of the checkout, such as `Sources/SourceText/SourceFile.swift`.
    let path: String
    /// The lines as they are.
    let lines: [String]
    /// The same lines with spaces for what is not code: comments and the text of strings, interpolations excepted.
    let code: [String]
    /// The text of the strings, interpolations excepted, with its line counted from zero.
    let strings: [(line: Int, text: String)]
    /// Every declaration, extensions among them, nested ones after the one that they are in.
    let declarations: [Declaration]
    private let map: LineMap

    init(path: String, text: String) {
        let file = SourceFile(path: path, bytes: Array(text.utf8))
        self.path = path
        lines = Self.lines(of: text)
        code = Self.lines(of: Self.code(of: file))
        declarations = DeclarationParser.parse(file).surface.declarations
        let map = LineMap(file.bytes)
        self.map = map
        strings = file.tokens().filter { $0.kind == .stringText }.flatMap { token in
            let first = map.location(token.range.lower).line - 1
            return Self.lines(of: String(decoding: file.bytes[token.range.lower..<token.range.upper], as: UTF8.self))
                .enumerated().map { (first + $0.offset, $0.element) }
        }
    }

    /// The folder below `Sources`, which is the module; nil for a file elsewhere.
    var module: String? {
        let parts = path.split(separator: "/")
        return parts.count > 2 && parts[0] == "Sources" ? String(parts[1]) : nil
    }

    /// Declarations that are in no other.
    var topLevel: [Declaration] {
        var end = 0
        return declarations.filter { declaration in
            guard declaration.range.lower >= end else { return false }
            end = declaration.range.upper
            return true
        }
    }

    /// `path:line` of a line counted from zero.
    func place(_ line: Int) -> String { "\(path):\(line + 1)" }

    /// The line of an offset, counted from zero.
    func line(_ offset: Int) -> Int { map.location(offset).line - 1 }

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

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private static func code(of file: SourceFile) -> String {
        var bytes = file.bytes
        for token in file.tokens() {
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
}
