import Foundation
import RandomTesting
import SourceText
import SwiftSurface
import Testing

@testable import ListGenKit

/// Whatever happens to the code above a block, the block follows it, and nothing but the block is ever written.
@Suite struct InlineRoundTripTests {
    /// An edit of somebody's own text.
    private static func edit(_ text: String, _ number: Int, _ random: inout SeededGenerator) -> String {
        switch Int.random(in: 0..<9, using: &random) {
        case 0:
            text.replacing(
                "// listgen:ignore\n",
                with: "// listgen:ignore\n    var m\(number): [Story]  // listgen:row(cell: StoryCell)\n")
        case 1: text.replacing("private final class", with: "// \(number)\nprivate final class")
        case 2: text + "\n\n"
        case 3: String(text.reversed().drop(while: \.isWhitespace).reversed())
        case 4: text.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n")
        case 5: text.replacing("\r\n", with: "\n")
        case 6:
            text + """

                // listgen:list(.table, output: .inline)
                private struct List\(number) {
                    var stories: [Story]  // listgen:row(cell: StoryCell)
                }

                """
        case 7: text + "\nlet text\(number) = \"\"\"\n// listgen:begin\n// listgen:end 1\n\"\"\"\n"
        default: text + "  \n/*\n// listgen:begin\n*/\n"
        }
    }

    /// The text of a file without its block.
    private func own(_ text: String) -> String {
        let file = SourceFile(path: "Feed.swift", bytes: Array(text.utf8))
        let block = DeclarationParser.parse(file).surface.block
        return String(decoding: InlineText(file.bytes, block: block?.range).withoutBlock, as: UTF8.self)
    }

    @Test func onlyTheBlockIsWritten() throws {
        let seed = Seed.start
        var random = SeededGenerator(seed: seed)
        for _ in 0..<Sample.count(60) {
            let folder = try TemporaryFolder()
            var text = InlineApp.source.replacing(
                "struct Feed {", with: "struct Feed {\n    var unread = 0  // listgen:ignore")
            try folder.write("Feed.swift", text)
            for step in 0..<8 {
                if step > 0 {
                    text = Self.edit(text, step, &random)
                    // As an editor sees it: the block stays where it is, below the text that is edited.
                    let now = try #require(folder.read("Feed.swift"))
                    let isStill = Bool.random(using: &random)
                    let file = SourceFile(path: "Feed.swift", bytes: Array(now.utf8))
                    let block = DeclarationParser.parse(file).surface.block
                    let whole = InlineText(Array(text.utf8), block: nil)
                    let kept = block.map { whole.with(block: InlineText(file.bytes, block: $0.range).block ?? []) }
                    try folder.write("Feed.swift", Data(isStill ? kept ?? whole.bytes : whole.bytes))
                }
                let run = folder.generate()
                let told = Comment("seed \(seed), step \(step): \(text.debugDescription)")
                try #require(run.text == "", told)
                let written = try #require(folder.read("Feed.swift"))
                try #require(own(written) == text, told)
                try #require(folder.generate().summary == Writer.Summary(unchanged: 1), told)
                try #require(folder.read("Feed.swift") == written, told)
            }
            let bare = InlineApp.withoutMarks(text)
            let now = try #require(folder.read("Feed.swift"))
            try folder.write(
                "Feed.swift",
                Data(
                    InlineText(Array(bare.utf8), block: nil).with(block: block(of: now))))
            #expect(folder.generate().summary == Writer.Summary(removed: 1))
            #expect(folder.read("Feed.swift") == bare, "seed \(seed)")
        }
    }

    private func block(of text: String) -> [UInt8] {
        let file = SourceFile(path: "Feed.swift", bytes: Array(text.utf8))
        let block = DeclarationParser.parse(file).surface.block
        return InlineText(file.bytes, block: block?.range).block ?? []
    }

    /// Formatters leave a block as it is, in its own layout and in others.
    @Test(arguments: [
        "{}", "{\"indentation\": {\"spaces\": 4}, \"lineLength\": 60}", "{\"indentation\": {\"tabs\": 1}}",
    ])
    func swiftFormatLeavesABlockAsItIs(_ configuration: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(".swift-format", "{\"version\": 1, " + configuration.dropFirst())
        let conditional =
            "#if DEBUG\n// listgen:list(.table, output: .inline)\nprivate struct Other {\n"
            + "    var stories: [Story]  // listgen:row(cell: StoryCell)\n}\n#endif\n"
        try folder.write("Feed.swift", InlineApp.source + "\n" + conditional)
        #expect(folder.generate().text == "")
        let before = block(of: try #require(folder.read("Feed.swift")))
        try format(folder)
        #expect(block(of: try #require(folder.read("Feed.swift"))) == before)
        // The lines of marks may have moved, and nothing else changes.
        #expect(folder.generate().text == "")
        let written = folder.read("Feed.swift")
        try format(folder)
        #expect(folder.read("Feed.swift") == written)
    }

    private func format(_ folder: TemporaryFolder) throws {
        let arguments = ["swift", "format", "format", "--in-place", "Feed.swift"]
        let outcome = try ChildProcess.run("/usr/bin/env", arguments, in: folder.path)
        #expect(outcome.status == 0, "\(outcome.output)")
    }
}
