import Foundation
import RandomTesting
import SourceText
import SwiftSurface
import Testing

/// Whatever the lexer and the parser are fed, they end, and the tokens are the text.
@Suite struct TotalityTests {
    private static let fixtures = Fixture.all(in: "Lexing") + Fixture.all(in: "Declarations")

    /// The Swift inputs of the scenarios.
    private static let scenarios: [Fixture] = {
        let folder = Fixture.root.appendingPathComponent("Scenarios")
        let names = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
            .filter { $0.contains("/Input/") && $0.hasSuffix(".swift") }
        return names.sorted().map { Fixture(url: folder.appendingPathComponent($0)) }
    }()

    /// The files of the folder that LISTGEN_CORPUS names, at most 200 of them, or none.
    private static let corpus: [Fixture] = {
        guard let path = ProcessInfo.processInfo.environment["LISTGEN_CORPUS"],
            let files = FileManager.default.enumerator(atPath: path)
        else { return [] }
        let names = files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
        let step = max(1, names.count / 200)
        return stride(from: 0, to: names.count, by: step).prefix(200).map {
            Fixture(url: URL(fileURLWithPath: path).appendingPathComponent(names[$0]))
        }
    }()

    /// Tokens join up from the first byte to the last, and the parser ends.
    private func check(_ bytes: [UInt8], _ what: String) {
        let file = SourceFile(path: "A.swift", bytes: bytes)
        var end = 0
        var joined = true
        _ = file.forEachToken { token in
            joined = joined && token.range.lower == end && token.range.upper > end
            end = token.range.upper
        }
        if !joined || end != bytes.count { Issue.record("tokens are not the text: \(what)") }
        _ = DeclarationParser.parse(file)
    }

    @Test func thereAreScenarios() {
        #expect(Self.scenarios.count > 100)
    }

    @Test(arguments: fixtures + scenarios + corpus)
    func tokensAreTheText(_ fixture: Fixture) throws {
        check(try fixture.source().bytes, fixture.testDescription)
    }

    @Test(arguments: Sample.of(fixtures))
    func everyCutIsRead(_ fixture: Fixture) throws {
        let bytes = try fixture.source().bytes
        for count in bytes.indices { check(Array(bytes[..<count]), "first \(count)") }
    }

    @Test(arguments: Sample.of(scenarios + corpus))
    func randomCutsAreRead(_ fixture: Fixture) throws {
        let bytes = try fixture.source().bytes
        let seed = Seed.start
        var random = SeededGenerator(seed: seed)
        for _ in 0..<12 {
            let cut = Int.random(in: 0...bytes.count, using: &random)
            let part = Bool.random(using: &random) ? bytes[..<cut] : bytes[cut...]
            check(Array(part), "seed \(seed), cut at \(cut)")
        }
    }

    @Test(arguments: Sample.of(fixtures + scenarios + corpus))
    func droppedAndDoubledTokensAreRead(_ fixture: Fixture) throws {
        let file = try fixture.source()
        let tokens = file.tokens()
        let seed = Seed.start
        var random = SeededGenerator(seed: seed)
        for _ in 0..<min(tokens.count, 40) {
            let token = tokens[Int.random(in: 0..<tokens.count, using: &random)].range
            let head = file.bytes[..<token.lower], tail = file.bytes[token.upper...]
            check(Array(head + tail), "seed \(seed), without \(token)")
            check(Array(file.bytes[..<token.upper] + file.bytes[token.lower...]), "seed \(seed), twice \(token)")
        }
    }

    @Test func randomBytesAreRead() {
        let seed = Seed.start
        var random = SeededGenerator(seed: seed)
        let pieces = [
            "\"", "\"\"\"", "#", "\\(", "\\", ")", "(", "{", "}", "[", "]", "/", "/*", "*/", "//", "\n", "\r", " ", "<",
            ">", "#if a\n", "#else", "#endif\n", "struct A", "enum E", "case a", "var x", ":", "=", ",", ".", "func",
            "@", "`", "\u{E9}", "listgen:a(", "// listgen:b(\n", "1", "get", "where", "->", "some", "import A", "init",
        ].map { Array($0.utf8) }
        for _ in 0..<Sample.count(2_000) {
            let count = Int.random(in: 0..<60, using: &random)
            check((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }, "seed \(seed), bytes")
            check((0..<count).flatMap { _ in pieces.randomElement(using: &random) ?? [] }, "seed \(seed), pieces")
        }
    }

    @Test(arguments: [
        "(", "[", "{", "<", "\"\\(", "struct A {", "enum A { case a(", "#if A\n", "var a: (", "var a: A<",
        "/*", "func f(a: (", "@a(", "{ (", "if {", "\"\"\"\n\\(", "#if A\nstruct A {\n", "var a = a<", "#\"",
        "var a = {",
        "var a: Int { get {", "extension A<", "// listgen:a(\n", "class A: A<", "#\"\"\"\\#(", "a /", "=/\\/", "<#",
        "`",
        "@a ", "public ", "/a ", "#elseif A\n", "case ", "var a: any ", "var a: () -> ",
    ])
    func nestingIsNoRecursion(_ piece: String) {
        check(Array(String(repeating: piece, count: Sample.count(400_000)).utf8), piece)
    }

    @Test(arguments: ["(": ")", "[": "]", "{": "}", "struct A { ": "}", "var a: (": ")", "/*": "*/", "A<": ">"])
    func balancedNestingIsRead(_ open: String, _ close: String) {
        let text = String(repeating: open, count: 100_000) + String(repeating: close, count: 100_000)
        check(Array(text.utf8), open)
    }

    // One after another, for the memory.
    @Test(.serialized, arguments: ["a", "a ", "(a) ", "\"a\" ", "/", "a+b", "1", "{}", "// a ", "var a: Int; "])
    func aVeryLongLineIsRead(_ piece: String) {
        let count = Sample.count(50_000_000)
        let piece = Array(piece.utf8)
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            for index in 0..<count { buffer[index] = piece[index % piece.count] }
            initialized = count
        }
        check(bytes, "\(count) bytes")
    }

    /// What the parser passes as a body without making tokens of it is, to the lexer, from a brace to its brace.
    @Test(arguments: fixtures + corpus)
    func passedBodiesAreBalancedTokens(_ fixture: Fixture) throws {
        let file = try fixture.source()
        let (surface, diagnostics) = DeclarationParser.parse(file)
        guard diagnostics.isEmpty else { return }
        var depths: [Int: Int] = [:]
        var depth = 0
        var directives: [Int] = []
        for token in file.tokens() {
            if token.kind == .rightBrace { depth -= 1 }
            depths[token.range.lower] = depth
            if token.kind == .leftBrace { depth += 1 }
            if token.kind == .directive { directives.append(token.range.lower) }
        }
        let functions = surface.functions + surface.declarations.flatMap(\.functions)
        for case let body? in functions.map(\.bodyRange) {
            guard !directives.contains(where: { body.lower < $0 && $0 < body.upper }) else { continue }
            let (open, close) = (depths[body.lower], depths[body.upper - 1])
            #expect(open != nil && open == close, "\(fixture.testDescription) \(body)")
        }
    }
}
