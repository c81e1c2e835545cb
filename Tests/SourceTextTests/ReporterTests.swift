import SourceText
import Testing

@Suite struct ReporterTests {
    private func render(_ reporter: any DiagnosticReporter, _ text: String, _ diagnostic: Diagnostic) -> String {
        let file = SourceFile(path: "A.swift", bytes: Array(text.utf8))
        return reporter.render([diagnostic]) { $0 == file.path ? file : nil }
    }

    private func place(_ lower: Int, _ upper: Int) -> SourcePlace {
        SourcePlace(path: "A.swift", range: SourceRange(lower, upper))
    }

    @Test func marksTheRangeUnderTheLine() {
        let note = Diagnostic.Note("declared here", at: place(0, 3))
        let fault = Diagnostic(
            id: "unknown-type", message: "no type 'Foo'", place: place(11, 14),
            notes: [note, Diagnostic.Note("write 'Bar'")])
        #expect(
            render(TextReporter(), "one\n\tvar a: Foo = 1\n", fault) == """
                A.swift:2:8: error: no type 'Foo' [unknown-type]
                \tvar a: Foo = 1
                \t      ^~~
                A.swift:1:1: note: declared here
                one
                ^~~
                    note: write 'Bar'

                """)
    }

    @Test func aRangeOverSeveralLinesIsMarkedToTheEndOfTheFirst() {
        let text = render(TextReporter(), "ab(\ncd)", Diagnostic(id: "x", message: "m", place: place(1, 7)))
        #expect(text == "A.swift:1:2: error: m [x]\nab(\n ^~\n")
    }

    @Test func faultsWithoutAPlaceOrASource() {
        let fault = Diagnostic(id: "x", severity: .warning, message: "m")
        #expect(render(TextReporter(), "", fault) == "warning: m [x]\n")
        let elsewhere = Diagnostic(
            id: "x", message: "m", place: SourcePlace(path: "B.swift", range: SourceRange(0, 1)))
        #expect(render(TextReporter(), "", elsewhere) == "B.swift: error: m [x]\n")
    }

    @Test func cutsALongLineAroundTheCaret() {
        let filler = String(repeating: "x", count: 1_000_000)
        let fault = Diagnostic(id: "x", message: "m", place: place(1_000_000, 1_000_003))
        let lines = render(TextReporter(), filler + "abc" + filler, fault).split(separator: "\n")
        #expect(lines[1].count == 106)
        #expect(lines[1].hasPrefix("...x") && lines[1].hasSuffix("x..."))
        let indent = lines[2].prefix { $0 == " " }.count
        #expect(lines[1].dropFirst(indent).hasPrefix("abc"))
        #expect(lines[2].dropFirst(indent) == "^~~")
    }

    @Test func writesAnObjectALine() {
        let fault = Diagnostic(
            id: "x", message: "say \"a\"\u{1}", place: place(4, 8), notes: [Diagnostic.Note("n")])
        #expect(
            render(JSONReporter(), "one\ntwo\n", fault) == """
                {"id":"x","severity":"error","message":"say \\"a\\"\\u0001","file":"A.swift",\
                "line":2,"column":1,"endLine":3,"endColumn":1,"notes":[{"message":"n","file":null,\
                "line":null,"column":null,"endLine":null,"endColumn":null}],"fixes":[]}

                """)
    }
}
