import Foundation
import ListGenKit
import ListModel
import SourceText
import SwiftSurface

/// A copy of a scenario's input from which one mark, or one argument of one, is taken out at a time.
struct Ablation {
    /// Something that marks say: an argument, or a whole mark.
    struct Part: CustomStringConvertible {
        /// From `Input`.
        var path: String
        var line: Int
        var text: String
        /// What becomes white space.
        var ranges: [Range<Int>]

        var description: String { "\(path):\(line): \(text)" }
    }

    /// What a run tells a user, in every detail but the text of the lines that diagnostics show.
    struct Outcome: Equatable {
        var files: [String: [UInt8]]
        var diagnostics: [Diagnostic]
        var decisions: [Decision]
    }

    private let folder: URL
    private let scenario: Scenario
    private let texts: [String: [UInt8]]

    init(_ scenario: Scenario) throws {
        self.scenario = scenario
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.copyItem(at: scenario.folder.appendingPathComponent("Input"), to: folder)
        var texts: [String: [UInt8]] = [:]
        for path in scenario.inputs { texts[path] = Array(try Data(contentsOf: folder.appendingPathComponent(path))) }
        self.texts = texts
    }

    func remove() {
        try? FileManager.default.removeItem(at: folder)
    }

    /// In the order of the files and places.
    var parts: [Part] {
        texts.keys.sorted().flatMap { path in Self.parts(of: SourceFile(path: path, bytes: texts[path] ?? [])) }
    }

    func run(without part: Part? = nil) throws -> Outcome {
        if let part { try write(Self.blank(part.ranges, in: texts[part.path] ?? []), to: part.path) }
        defer { if let part { try? write(texts[part.path] ?? [], to: part.path) } }
        let generation = scenario.generation(in: folder)
        var files: [String: [UInt8]] = [:]
        for file in generation.plan.files { files[file.path] = file.generated }
        return Outcome(
            files: files, diagnostics: generation.diagnostics.sorted(), decisions: generation.program.decisions)
    }

    private func write(_ bytes: [UInt8], to path: String) throws {
        try Data(bytes).write(to: folder.appendingPathComponent(path))
    }

    /// The same number of bytes and lines, so that every other place stays as it is.
    private static func blank(_ ranges: [Range<Int>], in bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for index in ranges.joined() where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
        return bytes
    }

    private static func parts(of file: SourceFile) -> [Part] {
        let lines = LineMap(file.bytes)
        var result: [Part] = []
        func add(_ text: String, _ ranges: [Range<Int>]) {
            let line = lines.location(ranges[0].lowerBound).line
            result.append(Part(path: file.path, line: line, text: text, ranges: ranges))
        }
        for mark in marks(of: file) {
            let pieces = mark.pieces.map { $0.range.lower..<$0.range.upper }
            let syntax = MarkSyntax(mark)
            let whole = [mark.range.lower..<max(pieces[0].upperBound, syntax.range.upper)] + pieces.dropFirst()
            add(syntax.name, whole)
            let starts = syntax.arguments.map { ($0.labelRange ?? $0.range).lower }
            for (index, argument) in syntax.arguments.enumerated() {
                // With the comma after it, or before it if it is the last.
                let range =
                    index + 1 < starts.count
                    ? starts[index]..<starts[index + 1]
                    : (index == 0 ? starts[0] : syntax.arguments[index - 1].range.upper)..<argument.range.upper
                let ranges = pieces.map { $0.clamped(to: range) }.filter { !$0.isEmpty }
                if !ranges.isEmpty { add("\(syntax.name)(\(argument.label ?? argument.text):)", ranges) }
            }
        }
        return result
    }

    /// Every comment of a file in Swift or C that is a mark.
    static func marks(of file: SourceFile) -> [MarkComment] {
        let nests = file.path.hasSuffix(".swift")
        return file.bytes.withUnsafeBufferPointer { bytes in
            var marks: [MarkComment] = []
            var index = 0
            while index + 1 < bytes.count {
                switch (bytes[index], bytes[index + 1]) {
                case (UInt8(ascii: ":"), UInt8(ascii: "/")):
                    // An address in a string is no comment.
                    index += 3
                case (UInt8(ascii: "/"), UInt8(ascii: "/")), (UInt8(ascii: "/"), UInt8(ascii: "*")):
                    marks += MarkComment.read(bytes, at: index, nestsComments: nests)
                    index = end(of: bytes, commentAt: index, nests: nests)
                default: index += 1
                }
            }
            return marks
        }
    }

    /// Where a comment ends, with what stands inside it.
    private static func end(of bytes: UnsafeBufferPointer<UInt8>, commentAt start: Int, nests: Bool) -> Int {
        if bytes[start + 1] == UInt8(ascii: "/") {
            return bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        }
        var depth = 0
        var index = start
        while index + 1 < bytes.count {
            switch (bytes[index], bytes[index + 1]) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                depth = nests ? depth + 1 : 1
                index += 2
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                depth -= 1
                index += 2
                if depth == 0 { return index }
            default: index += 1
            }
        }
        return bytes.count
    }
}
