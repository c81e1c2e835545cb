import Testing

/// Several marks on one declaration.
@Suite struct MarkSetTests {
    @Test func twoMarksOfOneKind() {
        expectFaults(
            "// listgen:section(header: \"A\")\n// listgen:section(footer: \"B\")\nvar stories: [Story]",
            [
                "2:12: error: a second `section` mark on one declaration [repeated-mark]", "1:12: the first is here",
                "write the arguments of both in one mark",
            ])
    }

    @Test func severalRowMarks() {
        expectFaults(
            """
            // listgen:row(cell: A, when: \\.isDraft)
            // listgen:row(cell: B, when: { message, context in context.isCompact })
            var messages: [Message]  // listgen:row(cell: C)
            """, [])
        expectFaults(
            """
            // listgen:row(cell: A)
            // listgen:row(cell: B, when: \\.isDraft)
            var messages: [Message]
            """,
            [
                "1:12: error: this `row` mark lacks `when:`, so the marks after it are never tried [row-without-when]",
                "2:12: the next `row` mark is here",
                "write `when: \\.isDraft` or `when: { row in ... }` here, or move the mark to the end",
            ])
    }

    @Test func markBesideIgnore() {
        expectFaults(
            "// listgen:ignore\nvar story: Story  // listgen:row(cell: A)",
            [
                "2:30: error: `row` has no effect on an ignored property [mark-on-ignored-property]",
                "1:12: `ignore` is here", "take out `row` or `ignore`",
            ])
    }

    @Test func listAndSectionOnOneStruct() {
        expectFileFaults("// listgen:list(.table)\n// listgen:section\nstruct Feed {}", [])
    }

    @Test func onMarksOfOneMethod() {
        expectFileFaults(
            "class A {\n    // listgen:on(select)\n    // listgen:on(deselect)\n    func a() {}\n}", [])
    }
}
