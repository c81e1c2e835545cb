import SourceText
import SwiftSurface
import Testing

@testable import ListGenKit

@Suite struct TextTests {
    @Test func aDiffShowsWhatChangesWithItsSurroundings() {
        let old = (1...12).map { "line \($0)\n" }.joined()
        let new = old.replacing("line 6\n", with: "line six\n")
        #expect(
            UnifiedDiff.text(old: Array(old.utf8), new: Array(new.utf8), path: "A.swift") == """
                --- a/A.swift
                +++ b/A.swift
                @@ -3,7 +3,7 @@
                 line 3
                 line 4
                 line 5
                -line 6
                +line six
                 line 7
                 line 8
                 line 9

                """)
    }

    @Test func aDiffOfANewFileStartsAtNothing() {
        #expect(
            UnifiedDiff.text(old: nil, new: Array("a\n".utf8), path: "A.swift")
                == "--- /dev/null\n+++ b/A.swift\n@@ -0,0 +1 @@\n+a\n")
    }

    @Test func neighboursUnderOneClauseShareABlock() {
        let debug = Condition(negated: [], condition: "DEBUG", block: 0)
        let other = Condition(negated: ["DEBUG"], condition: nil, block: 0)
        let lines = ConditionalLines.joined([
            ConditionalLines("a"), ConditionalLines("b", if: [debug]), ConditionalLines("c", if: [debug]),
            ConditionalLines("d", if: [other]), ConditionalLines("e"), ConditionalLines("f", if: [other]),
        ])
        #expect(lines == ["a", "#if DEBUG", "b", "c", "#else", "d", "#endif", "e", "#if !DEBUG", "f", "#endif"])
    }

    @Test func anUnknownNameInATemplateIsAnErrorAtItsPlace() throws {
        let source = SourceFile(path: "File.mustache", bytes: Array("struct {{type}} {\n    {{acess}}var x\n}\n".utf8))
        let templates = try #require(TemplateSet.compile([source]).templates)
        let (_, diagnostics) = templates.render("File", ["type": "Feed"])
        #expect(diagnostics.sorted().map(\.id) == ["unknown-template-name"])
        #expect(diagnostics.sorted().first?.place?.range == SourceRange(24, 29))
    }

    @Test func aTemplateThatDoesNotParseIsAnError() {
        let source = SourceFile(path: "File.mustache", bytes: Array("a\n{{#list}}\nb\n".utf8))
        let (templates, diagnostics) = TemplateSet.compile([source])
        #expect(templates == nil)
        #expect(diagnostics.sorted().map(\.id) == ["broken-template"])
    }

    @Test func anUnknownPartialIsAnError() {
        let source = SourceFile(path: "File.mustache", bytes: Array("{{> Lists}}\n".utf8))
        #expect(TemplateSet.compile([source]).diagnostics.sorted().map(\.id) == ["unknown-template"])
    }

    @Test func wellFormedUTF8IsKnown() {
        #expect(summary(Array("a \u{E4}\u{20AC}\u{1F600} plain text that is longer".utf8)).firstBadByte == nil)
        for bytes: [UInt8] in [[0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE4], [0x80]] {
            #expect(summary(Array("12345678".utf8) + bytes).firstBadByte == 8)
        }
    }

    @Test(arguments: ["listgen:", "x listgen:list", "llistgen:", "listgenlistgen:"])
    func aMarkIsFound(_ text: String) {
        for pad in ["", "1234567", "12345678"] {
            #expect(summary(Array((pad + text).utf8)).mayHaveMark)
            #expect(!summary(Array((pad + text.dropLast(text.hasSuffix("list") ? 5 : 1)).utf8)).mayHaveMark)
        }
    }

    @Test(arguments: [
        ("struct A {\n    struct B {}\n}\nfinal class C{}", ["A", "C"]),
        ("struct A {\n    enum B {}\n}\n  enum D {}\n", ["A", "D"]),
        ("#if DEBUG\n    struct A {\n        let a = 1\n    }\n    enum B {}\n#endif\n", ["A", "B"]),
        ("struct A\n{\n    enum B {}\n}\nfunc `f`() {\n    func g() {}\n}", ["A", "f"]),
        ("public extension A.B where C: D {\n    enum E {}\n}", ["A()", "B()"]),
        ("  struct\n  A {}", ["A"]), ("struct A {\n    enum B {}\n    extension C {}\n", ["A", "C()"]),
        ("let destruct A; myclass B", ["destruct"]),
        ("let a = 1\nstruct A {\n    var b = 2\n}\nvar `c`: Int\n", ["a", "A", "c"]),
    ])
    func namesThatAreDeclaredOutsideTypesAreFound(_ text: String, _ names: [String]) {
        for pad in ["", "\n\n\n", "import F\n"] {
            for text in [text, text.replacing("\n", with: "\r\n")] {
                #expect(summary(Array((pad + text).utf8)).names == names.map { NameHash($0.utf8) })
            }
        }
    }

    @Test(arguments: ["struct", "class", "enum", "protocol", "actor", "typealias", "func"])
    func namesBehindEachKeywordAreFound(_ keyword: String) {
        #expect(summary(Array("public \(keyword) Name {}".utf8)).names == [NameHash("Name".utf8)])
        #expect(summary(Array("// a sub\(keyword) Name".utf8)).names.isEmpty)
        #expect(summary(Array("extension Name {}".utf8)).names == [NameHash(extending: "Name".utf8)])
    }

    private func summary(_ bytes: [UInt8]) -> ByteSearch.Summary {
        bytes.withUnsafeBufferPointer { ByteSearch.summary($0) }
    }

    @Test func identifiersThatAreWordsOfSwiftAreBackTicked() {
        #expect(Namer.identifier("default") == "`default`")
        #expect(Namer.identifier("stories") == "stories")
        #expect(Namer.literal("a \"b\" \\ \u{E9}") == #""a \"b\" \\ \u{e9}""#)
    }

    @Test func wideLinesAreLaidOutOnSeveral() {
        let long = String(repeating: "a", count: 40)
        let cases = [
            ("    call(\(long), \(long), \(long)) {", "    call(\n        \(long), \(long),\n        \(long)) {"),
            ("\(long).a[1] = \(long)(\(long)).b", "\(long).a[1] =\n    \(long)(\(long)).b"),
            (
                "id: { \(long) == \(long) && \(long) == 1 })",
                "id: {\n    \(long) == \(long)\n    && \(long) == 1\n})"
            ),
            (
                "    x.call(\(long), \(long), in: \(long)) ?? y",
                "    x.call(\n        \(long), \(long),\n        in: \(long))\n        ?? y"
            ),
            ("let x = \"\(long), \(long), \(long)\"", "let x =\n    \"\(long), \(long), \(long)\""),
            ("\"\(long), \(long), \(long), \(long)\"", nil),
            ("// \(long), \(long), \(long), \(long)", nil),
            ("\(long)\(long)\(long)\(long),", nil),
        ]
        for (line, wrapped) in cases {
            #expect(Layout.tidy(line) == (wrapped ?? line) + "\n")
        }
    }

    @Test func noClauseEndsInABlankLine() {
        let text = "a\n\n#if A\nb\n\n#elseif B\nc\n\n#else\nd\n\n#endif\ne\n\n#if C\nf\n\n#endif\n#if D\ng\n#endif\n}"
        #expect(
            Layout.tidy(text)
                == "a\n\n#if A\nb\n#elseif B\nc\n#else\nd\n#endif\n\ne\n\n#if C\nf\n#endif\n\n#if D\ng\n#endif\n}\n")
    }

    /// A text of the user is broken outside of its strings, or not at all.
    @Test func noStringIsBroken() {
        let text = String(repeating: "(a, b = c) && ", count: 12) + "x"
        for line in ["x(\"\(text)\\\"\(text)\")", "x = #\"\(text)\"#", "#if \(text)"] {
            let lines = Layout.tidy(line)
            #expect(lines.replacing("\n", with: "").replacing("    ", with: "") == line)
            #expect(lines.contains(text))
        }
    }
}
