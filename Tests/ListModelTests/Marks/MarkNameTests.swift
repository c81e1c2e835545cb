import Testing

/// Unknown, misplaced and unbuilt marks, and marks on nothing.
@Suite struct MarkNameTests {
    @Test func misspeltMark() {
        expectFaults(
            "// listgen:secton(header: \"Stories\")\nvar stories: [Story]",
            [
                "1:12: error: there is no mark `secton` [unknown-mark]",
                "did you mean `section`? write `listgen:section`",
            ])
    }

    @Test func nearNameAmongThoseOfThePlaceFirst() {
        // `cel` is nearest to `cell`, which cannot stand here; `on` and `row` are as far from `onw`.
        expectFileFaults(
            "final class StoryCell {\n    // listgen:ow\n    func tap() {}\n}",
            [
                "2:16: error: there is no mark `ow` [unknown-mark]",
                "did you mean `on`? write `listgen:on`",
            ])
        expectFaults(
            "// listgen:ow\nvar story: Story",
            [
                "1:12: error: there is no mark `ow` [unknown-mark]",
                "did you mean `row`? write `listgen:row`",
            ])
    }

    @Test func unknownMarkNearNothing() {
        expectFaults(
            "// listgen:paragraph\nvar story: Story",
            [
                "1:12: error: there is no mark `paragraph` [unknown-mark]",
                "here you can use `section`, `header`, `footer`, `row` or `ignore`",
            ])
    }

    @Test func markOnTheWrongDeclaration() {
        expectFileFaults(
            "// listgen:cell\nstruct StoryCell {}",
            [
                "1:12: error: `cell` can't be applied to a struct [misplaced-mark]",
                "write it on a class; here you can use `list`, `section`, `header`, `footer` or `row`",
            ])
        expectFileFaults(
            "enum Item {\n    case post  // listgen:ignore\n}",
            [
                "2:27: error: `ignore` can't be applied to an enum case [misplaced-mark]",
                "write it on a property of a struct, a property in an extension, a method of a class or a method in an "
                    + "extension; "
                    + "here you can use `section`, `header`, `footer`, `row` or `action`",
            ])
        expectFileFaults(
            "// listgen:configure\nfunc fill(_ cell: StoryCell) {}",
            [
                "1:12: error: `configure` can't be applied to a function [misplaced-mark]",
                "write it on a method of a class, a method in an extension, a property of a class, "
                    + "a property in an extension or a requirement of a protocol",
            ])
        expectFaults(
            "// listgen:row(cell: A)\nstatic var story: Story",
            [
                "1:12: error: `row` can't be applied to a static property [misplaced-mark]",
                "write it on an enum case, a property of a struct, a property in an extension, a struct, a class, "
                    + "an enum or a typealias",
            ])
    }

    @Test func marksNotYetBuilt() {
        for (mark, text, what) in [
            ("header", "final class A {}", "`header` on a class"),
            ("supplementary", "final class A {}", "`supplementary` on a class"),
            ("rows", "struct A {}", "`rows` on a struct"),
        ] {
            expectFileFaults(
                "// listgen:\(mark)\n\(text)",
                ["1:12: error: \(what) is known to the language but not yet built [not-yet]", "take it out"])
        }
    }

    @Test func markOnAMemberOfAnUnmarkedType() {
        expectFileFaults(
            "struct Feed {\n    var a: A  // listgen:row(cell: B)\n    var c: C  // listgen:ignore\n}",
            [
                "2:26: error: `row` has no effect here, since `Feed` is not marked itself [ownerless-mark]",
                "mark `Feed` with `listgen:list(.table)` or `listgen:section`, or take `row` out",
            ])
        expectFileFaults(
            "// listgen:list(.table)\nenum Item {\n    case a  // listgen:row(cell: B)\n}",
            [
                "1:12: error: `list` can't be applied to an enum [misplaced-mark]",
                "write it on a struct; here you can use `section`, `header`, `footer`, `rows`, `row` or `actions`",
            ])
        expectFileFaults(
            "enum Item {\n    case a  // listgen:row(cell: B)\n}",
            [
                "2:24: error: `row` has no effect here, since `Item` is not marked itself [ownerless-mark]",
                "mark `Item` with `listgen:rows` or `listgen:section`, or take `row` out",
            ])
    }

    @Test func markInABody() {
        expectFaults(
            """
            func load() {
                // listgen:row(cell: StoryCell)
                let story = Story()
            }
            """,
            [
                "2:16: error: the mark `row` is inside a body, which listgen does not read [mark-in-body]",
                "move it to the declaration that it is about, or take it out",
            ])
        expectFaults(
            """
            var story: Story {
                // listgen:row(cell: StoryCell)
                Story()
            }
            """,
            [
                "2:16: error: the mark `row` is inside a body, which listgen does not read [mark-in-body]",
                "move it to the declaration that it is about, or take it out",
            ])
    }

    @Test func markThatNoDeclarationFollows() {
        expectFaults(
            "var story: Story\n// listgen:ignore",
            [
                "2:12: error: no declaration follows the mark `ignore` [stray-mark]",
                "move it above the declaration that it is about, or to the end of that line, or take it out",
            ])
    }

    @Test func allFaultsAreReported() {
        let found = faults(
            in: """
                // listgen:lst(.table)
                struct Feed {
                    // listgen:row(hight: 44, cell: 3)
                    var a: A
                    // listgen:cell
                    var b: B
                }
                """)
        #expect(found.filter { $0.hasSuffix("]") }.map { $0.prefix(5) } == ["1:12:", "3:20:", "3:37:", "5:16:"])
    }
}
