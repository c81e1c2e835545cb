import Testing

/// Comments that begin almost like marks.
@Suite struct NearMarkTests {
    private func expect(
        _ comment: String, _ found: String?, at column: Int = 4, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let first = faults(in: comment + "\nstruct Feed {}").filter { $0.hasPrefix("1:") }
        #expect(
            first
                == (found.map {
                    ["1:\(column): \($0): this comment looks like a `row` mark but isn't one [near-mark]"]
                }
                    ?? []),
            "\(comment)", sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        "// Listgen:row(cell: A)", "// LISTGEN: row(cell: A)", "// listgn:row(cell: A)", "// lsitgen:row",
        "// listgenn:rows(height: 44)", "// listgen :row(cell: A)", "// listgen : row", "// listgen\u{FF1A}row",
        "// listgen\u{A0}:row", "// list-gen:row(cell: A)", "// list gen:row", "// Listgen:rwo(cell: A)",
        "// Listgen:row the first", "// listgn:row(", "/* Listgen:row */",
    ]) func whatCanOnlyBeAMarkIsAnError(_ comment: String) {
        let meant = comment.contains("rows") ? "rows" : "row"
        let first = faults(in: comment + "\nstruct Feed {}").first
        #expect(first == "1:4: error: this comment looks like a `\(meant)` mark but isn't one [near-mark]")
    }

    @Test func whatStandsBeforeTheWordIsPassed() {
        expect("//\u{A0}listgen:row", "error", at: 5)
        expect("//\u{FEFF} listgen:row", "error", at: 7)
        expect("// @listgen:row(cell: A)", "error", at: 5)
        expect("//: listgen:row(cell: A)", "error", at: 5)
    }

    @Test func whatMayBeProseIsAWarning() {
        expect("// listgen row(cell: A)", "warning")
        expect("// listgen.row", "warning")
        expect("// listn: row(cell: A)", "warning")
        expect("// listgn:row the first", "warning")
    }

    @Test(arguments: [
        "// listgen is great", "// Listgen: the generator we use", "// Listgen: row heights are automatic",
        "// listgen rows come first", "// listgen, row by row", "// listen: row(s) that came", "// listing: rows",
        "// Listgen:paragraph(of: text)", "// list: row", "// https://listgen:rowing", "// listen: on the radio",
        "let a = \"// listgn:row(cell: A)\"", "// see listgn:row(cell: A)",
        "// see `listgen:row(cell: A)`", "// see listgen:row(cell:when:)", "// see listgen:row and others",
        "// var a: A  // listgen:row(cell: A)", "/* var a: A  // listgen:row(cell: A)\n   // listgen:row */",
        "// the listgen:tool", "let a = \" listgen:row\"",
    ]) func proseIsLeftAlone(_ comment: String) {
        expect(comment, nil)
    }

    @Test(arguments: [
        "// Sort them. listgen:row(cell: A)", "// - listgen:row", "// (listgen:row(cell: A))",
        "/* The rows: listgen:row */",
        "/**\n * The rows.\n * - listgen:row(\n */", "/// See\tlistgen:row",
    ]) func aMarkInProseIsAWarning(_ comment: String) {
        let found = faults(in: comment + "\nstruct Feed {}").filter { $0.contains(": warning:") }
        #expect(found.count == 1)
        #expect(
            found.first?.hasSuffix("the mark `row` is in the middle of a comment, and is not read [near-mark]") ?? false
        )
    }

    @Test func whatSeemsUnmarkedIsNoFaultOfItsOwn() {
        #expect(
            Resolved(
                """
                // listgen:list(.table)
                struct Feed {
                    // Listgen:row(cell: StoryCell)
                    var stories: [Story]
                    var drafts: [Draft]  // listgn:row(cell: DraftCell)
                    var query: String
                }
                """
            ).report.map { $0.prefix { $0 != "\n" } } == [
                "error [near-mark] at `Listgen:row`: this comment looks like a `row` mark but isn't one",
                "error [near-mark] at `listgn:row`: this comment looks like a `row` mark but isn't one",
                "error [property-is-no-row] at `query`: `query` is not shown as a row: no cell shows `String`",
            ])
    }

    @Test func aNameBehindASpaceIsNamed() {
        for text in [" row(cell: A)", ":row", "\u{A0}row"] {
            #expect(
                faults(in: "// listgen:\(text)\nstruct Feed {}") == [
                    "1:12: error: expected a mark name after `listgen:` [nameless-mark]",
                    "did you mean `listgen:row`? write the name directly after the colon",
                ])
        }
        #expect(
            faults(in: "// listgen: see docs\nstruct Feed {}").last
                == "write the mark, such as `listgen:row(cell: StoryCell)`; if it is prose, begin the comment with "
                + "another word")
    }
}
