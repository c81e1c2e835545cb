import RandomTesting
import SourceText
import SwiftSurface
import Testing

@testable import ListGenKit

/// A block put into a text and taken out again gives the text back, byte for byte.
@Suite struct InlineTextTests {
    private static let block = Array(
        Fingerprint.sign(block: "// listgen:begin generated\n\nextension Feed {\n    var a: Int { 1 }\n}\n").utf8)
    private static let other = Array(Fingerprint.sign(block: "// listgen:begin generated\nenum E {}\n").utf8)

    /// The text with the block that the lexer finds in it.
    private func read(_ bytes: [UInt8], _ comment: Comment? = nil) throws -> InlineText {
        let (surface, faults) = DeclarationParser.parse(SourceFile(path: "Feed.swift", bytes: bytes))
        #expect(faults.isEmpty, comment)
        #expect(surface.block?.fault == nil, comment)
        return InlineText(bytes, block: surface.block?.range)
    }

    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    @Test func standsBehindAnEmptyLine() throws {
        let text = InlineText(bytes("struct Feed {}\n"), block: nil)
        let wanted = bytes("struct Feed {}\n\n") + Self.block + bytes("\n")
        #expect(text.with(block: Self.block) == wanted)
        #expect(InlineText(bytes("struct Feed {}"), block: nil).with(block: Self.block) == wanted.dropLast())
    }

    @Test func hasTheLineEndsOfItsSource() throws {
        let text = InlineText(bytes("import UIKit\r\nstruct Feed {}\r\n"), block: nil).with(block: Self.block)
        let lines = String(decoding: text, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)
        #expect(lines.count == 10)
        #expect(!lines.contains { $0.utf8.contains(0x0A) || $0.utf8.contains(0x0D) })
        #expect(try read(text).block == Self.block)
    }

    /// White space around the block and line ends of any kind stay as they are.
    @Test func anyTextComesBack() throws {
        let seed = Seed.start
        var random = SeededGenerator(seed: seed)
        for _ in 0..<Sample.count(4_000) {
            let ends = [["\n"], ["\r\n"], ["\r"], ["\n", "\r\n", "\r"]].randomElement(using: &random) ?? []
            var text = ""
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let line = ["struct Feed {}", "", "  ", "// a", "/* // listgen:begin */", "let a = 1", "\u{FEFF}// ä"]
                text += line.randomElement(using: &random) ?? ""
                text += ends.randomElement(using: &random) ?? ""
            }
            if Bool.random(using: &random) { text += "enum Last {}" }
            let comment = Comment("seed \(seed): \(text.debugDescription)")
            let source = bytes(text)
            let first = InlineText(source, block: nil).with(block: Self.block)
            let read = try read(first, comment)
            #expect(read.block == Self.block, comment)
            #expect(read.with(block: Self.block) == first, comment)
            #expect(read.withoutBlock == source, comment)
            let second = try self.read(read.with(block: Self.other), comment)
            #expect(second.block == Self.other, comment)
            #expect(second.withoutBlock == source, comment)
            #expect(Fingerprint.isIntact(block: second.block ?? []), comment)
            // A formatter may end the last line, or take the empty line away.
            let ended = first + bytes(ends[0])
            #expect(try self.read(ended, comment).with(block: Self.block) == ended, comment)
        }
    }

    @Test(arguments: [
        ("// listgen:begin x\nenum E {}\n", GeneratedBlock.Fault.withoutEnd, "// listgen:begin x"),
        ("enum E {}\n// listgen:end 1\n", .withoutBegin, "// listgen:end 1"),
        ("// listgen:begin a\n// listgen:end 1\n// listgen:begin b\n// listgen:end 2\n", .second, "// listgen:begin b"),
        ("// listgen:begin a\n// listgen:begin b\n// listgen:end 2\n", .withoutEnd, "// listgen:begin a"),
        ("// listgen:begin a\n// listgen:end 1\n\nenum E {}\n", .followed, "enum E {}"),
        ("#if A\n// listgen:begin a\n// listgen:end 1\n#endif\n", .followed, "#endif"),
    ])
    func tellsABrokenBlock(_ text: String, _ fault: GeneratedBlock.Fault, _ place: String) throws {
        let file = SourceFile(path: "Feed.swift", bytes: bytes(text))
        let block = try #require(DeclarationParser.parse(file).surface.block)
        #expect(block.fault == fault)
        #expect(file.text(block.faultRange) == place)
    }

    /// What only looks like a block is none.
    @Test(arguments: [
        "let a = \"\"\"\n// listgen:begin x\n// listgen:end 1\n\"\"\"\n", "/*\n// listgen:begin x\n*/\n",
        "let a = #\"\"\"\n// listgen:begin\n\"\"\"#\n", "// listgen:beginning\n", "//// listgen:begin\n",
        "  // listgen:begin\n", "let a = \"\\(\"\"\"\n// listgen:begin x\n\"\"\")\"\n",
    ])
    func textIsNoBlock(_ text: String) {
        #expect(DeclarationParser.parse(SourceFile(path: "Feed.swift", bytes: bytes(text))).surface.block == nil)
    }

    /// Nothing in a block is a declaration, and what a merge left belongs to it.
    @Test func isNotRead() throws {
        let text = """
            struct Feed {}

            // listgen:begin x
            struct Other { let a = "
            <<<<<<< HEAD
            // listgen:end 1
            =======
            // listgen:end 2
            >>>>>>> branch

            """
        let (surface, faults) = DeclarationParser.parse(SourceFile(path: "Feed.swift", bytes: bytes(text)))
        #expect(faults.isEmpty)
        #expect(surface.declarations.map(\.name) == ["Feed"])
        #expect(surface.block?.fault == nil)
        #expect(surface.block?.range.upper == text.utf8.count - 1)
    }

    @Test func namesTheFirstLineThatDiffers() throws {
        let first = InlineText(bytes("struct Feed {}\n"), block: nil).with(block: Self.block)
        let edited = String(decoding: first, as: UTF8.self).replacing("{ 1 }", with: "{ 2 }")
        let range = try #require(try read(bytes(edited)).firstDifference(from: Self.block))
        #expect(SourceFile(path: "Feed.swift", bytes: bytes(edited)).text(range) == "    var a: Int { 2 }")
    }
}
