import RandomTesting
import Testing

/// The shape of a mark: what is no call, or no whole one.
@Suite struct MarkSpellingTests {
    @Test func parenthesisThatNeverCloses() {
        expectFaults(
            """
            // listgen:row(cell: StoryCell
            var story: Story
            """,
            [
                "1:15: error: `(` in this mark never closes [unclosed-mark]",
                "write `)` where the mark ends; it may run over several lines, each with its own `//`",
            ])
        expectFaults(
            """
            // listgen:row(content: [\\.title)
            var story: Story
            """,
            [
                "1:25: error: `[` in this mark never closes [unclosed-mark]",
                "write `]` where the array or subscript ends",
            ])
        expectFaults(
            """
            // listgen:section(header: "Stories)
            var stories: [Story]
            """,
            [
                "1:28: error: `\"` in this mark never closes [unclosed-mark]",
                "write `\"` where the text ends, on the same line",
            ])
    }

    @Test(arguments: [
        ("{ f( }", "1:27: error: `(` in this mark never closes [unclosed-mark]"),
        ("{ f([a) }", "1:28: error: `[` in this mark never closes [unclosed-mark]"),
        ("{ a) }", "1:27: error: `)` in this mark closes nothing [stray-bracket]"),
        ("{ (a] }", "1:28: error: `]` in this mark closes nothing [stray-bracket]"),
        ("{ f(}", "1:27: error: `(` in this mark never closes [unclosed-mark]"),
        ("[{ a ]", "1:25: error: `{` in this mark never closes [unclosed-mark]"),
    ]) func bracketsInsideArguments(_ value: String, _ expected: String) {
        let found = faults(in: "// listgen:row(height: \(value))\nstruct Story {}")
        #expect(found.count == 2 && found.first == expected)
    }

    @Test func bracketsInTextsAndCommentsCountForNothing() {
        #expect(
            faults(in: "// listgen:row(height: { f(\":(\", \"\\(a[\"}\"])\") /* ) */ })\nstruct Story {}") == [])
    }

    @Test func textBehindTheEnd() {
        for (text, column) in [
            (", height: 44", 30), ("height: 44", 30), (" height: 44", 31), (" row(cell: B)", 31),
            (" listgen:ignore", 31), (".height", 30), (" , height: 44", 31), (" .height", 31),
        ] {
            let shown = text.trimmingPrefix(" ")
            expectFaults(
                "// listgen:row(cell: StoryCell)\(text)\nvar story: Story",
                [
                    "1:\(column + 2): error: `\(shown)` follows the end of the mark [text-after-mark]",
                    "write it inside the parentheses, or as a comment line of its own; "
                        + "a remark in words may follow after a space",
                ])
        }
        expectFaults(
            "// listgen:row (cell: StoryCell)\nvar story: Story",
            [
                "1:16: error: `(cell: StoryCell)` follows the end of the mark [text-after-mark]",
                "write it inside the parentheses, or as a comment line of its own; "
                    + "a remark in words may follow after a space",
            ])
    }

    @Test func remarksMayFollow() {
        expectFaults("var query: String  // listgen:ignore   state that is no row", [])
        expectFaults("var query: String  // listgen:ignore (no row)", [])
        expectFaults("var isLoading: Bool  // listgen:row(cell: LoaderCell)   a row that is there or not", [])
        expectFaults("var isLoading: Bool  // listgen:row(cell: LoaderCell) // while it loads", [])
    }

    @Test func commaMissing() {
        expectFaults(
            "// listgen:row(cell: StoryCell height: 44)\nvar story: Story",
            [
                "1:32: error: a comma or `)` is missing before `height` [malformed-mark]",
                "write the arguments like those of a Swift call: `row(cell: StoryCell, height: 44)`",
            ])
        expectFaults(
            "// listgen:row(cell: StoryCell,, height: 44)\nvar story: Story",
            [
                "1:32: error: an argument is missing here [malformed-mark]",
                "write the arguments like those of a Swift call: `row(cell: StoryCell, height: 44)`",
            ])
        expectFaults("// listgen:row(cell: StoryCell,)\nvar story: Story", [])
    }

    @Test func nameless() {
        expectFaults(
            "// listgen:\nvar story: Story",
            [
                "1:12: error: expected a mark name after `listgen:` [nameless-mark]",
                "write the mark, such as `listgen:row(cell: StoryCell)`; if it is prose, begin the comment with "
                    + "another word",
            ])
    }

    @Test func severalLinesReadAsOne() throws {
        let set = try propertyMarks(
            """
            // listgen:row(
            //     cell: StoryCell,
            //     when: { story in
            //         story.isRead
            //     },
            //     height: 44)
            var story: Story
            """)
        let row = try #require(set[.row])
        #expect(row.argument(.cell)?.name == "StoryCell")
        #expect(row.argument(.when)?.form == .closure(parameters: ["story"]))
        #expect(row.argument(.when)?.text == "{ story in\n         story.isRead\n     }")
        #expect(row.argument(.when)?.line == 4)
        #expect(row.argument(.when)?.column == 14)
        #expect(row.argument(.height)?.line == 7)
        #expect(row.argument(.height)?.column == 16)
    }

    @Test func hostileMarksEndInMessages() {
        let open = String(repeating: "[", count: 100_000)
        let text = "/* listgen:section */ struct S {\n    // listgen:row(cell: \(open))\n    var story: Story\n}"
        #expect(faults(in: text).first?.hasSuffix("[unclosed-mark]") == true)
        let closed = open + String(repeating: "]", count: 100_000)
        let nested = "/* listgen:section */ struct S {\n    // listgen:row(cell: \(closed))\n    var story: Story\n}"
        #expect(faults(in: nested).first?.hasSuffix("[wrong-value]") == true)
    }

    /// How the time grows with such marks is measured by `Benchmarks/growth`.
    @Test func eachFaultOfLargeMarksIsReported() {
        let count = 200
        let unknown = String(repeating: "hight: 3, ", count: count)
        #expect(
            faults(in: "/* listgen:section */ struct S {\n// listgen:row(\(unknown))\nvar a: A\n}").count == 2 * count)
        let empty = String(repeating: "cell:, ", count: count)
        #expect(
            faults(in: "/* listgen:section */ struct S {\n// listgen:row(\(empty))\nvar a: A\n}").count == 2 * count)
        let lines = String(repeating: "\n// cell: A,", count: count)
        #expect(
            faults(in: "/* listgen:section */ struct S {\n// listgen:row(\(lines))\nvar a: A\n}").count == 3
                * (count - 1))
        let marks = String(repeating: "// listgen:section\n", count: count)
        #expect(faults(in: "/* listgen:section */ struct S {\n\(marks)var a: A\n}").count == 3 * (count - 1))
    }

    @Test func longTextIsCutInMessages() {
        let value = String(repeating: "long ", count: 100)
        let found = faults(in: "/* listgen:section */ struct S {\n// listgen:row({\n// \(value)\n// })\nvar a: A\n}")
        let shown = "{ " + String(repeating: "long ", count: 11) + "lon..."
        #expect(found.first == "2:16: error: `\(shown)` in `row` has no label [missing-label]")
    }
}
