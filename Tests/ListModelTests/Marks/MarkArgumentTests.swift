import Testing

/// Arguments: unknown, missing, given twice, of the wrong kind, at odds with each other.
@Suite struct MarkArgumentTests {
    private func on(
        _ mark: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectFaults("// listgen:\(mark)\nvar story: Story", expected, sourceLocation: sourceLocation)
    }

    private func onStruct(
        _ mark: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectFileFaults("// listgen:\(mark)\nstruct Feed {}", expected, sourceLocation: sourceLocation)
    }

    @Test func unknownArgument() {
        on(
            "row(hight: 44)",
            ["1:16: error: `row` has no argument `hight` [unknown-argument]", "did you mean `height`? write `height:`"])
        on(
            "row(header: \"A\")",
            [
                "1:16: error: `row` has no argument `header` [unknown-argument]",
                "did you mean `listgen:section`? else take it out",
            ])
        on(
            "ignore(because: 3)",
            [
                "1:19: error: `ignore` has no argument `because` [unknown-argument]",
                "take it out; `ignore` takes no arguments",
            ])
        onStruct(
            "row(name: \"a\")",
            [
                "1:16: error: `name` of `row` cannot be given on a struct [misplaced-argument]",
                "take it out here; it is for an enum case, a property of a struct or a property in an extension",
            ])
    }

    @Test func labelTooMuch() {
        onStruct(
            "list(target: .table)",
            ["1:17: error: `list` has no argument `target` [unknown-argument]", "write `.table` without `target:`"])
        onStruct(
            "list(contxt: .table)",
            ["1:17: error: `list` has no argument `contxt` [unknown-argument]", "write `.table` without `contxt:`"])
        onStruct(
            "list(contxt: Theme)",
            [
                "1:17: error: `list` has no argument `contxt` [unknown-argument]",
                "did you mean `context`? write `context:`",
            ])
        onStruct(
            "list(.table, contxt: .table)",
            [
                "1:25: error: `list` has no argument `contxt` [unknown-argument]",
                "did you mean `context`? write `context:`",
            ])
        expectFileFaults(
            "final class StoryCell: UITableViewCell {\n// listgen:on(event: select)\nfunc tapped() {}\n}",
            ["2:15: error: `on` has no argument `event` [unknown-argument]", "write `select` without `event:`"])
    }

    @Test func missingLabel() {
        on(
            "row(StoryCell)",
            [
                "1:16: error: `StoryCell` in `row` has no label [missing-label]",
                "write `cell:` in front of it",
            ])
        on(
            "row([])",
            [
                "1:16: error: `[]` in `row` has no label [missing-label]",
                "write `leadingSwipe:` in front of it",
            ])
        on(
            "ignore(3)",
            [
                "1:19: error: `3` in `ignore` has no label [missing-label]",
                "take it out; `ignore` takes no arguments",
            ])
    }

    @Test func missingValue() {
        on(
            "row(cell:)",
            ["1:16: error: `cell` has no value [missing-value]", "write for example `cell: StoryCell`"])
    }

    @Test func missingArgument() {
        for mark in ["list", "list(context: Theme)"] {
            onStruct(
                mark,
                [
                    "1:12: error: `list` needs a value such as `.table` [missing-argument]",
                    "write `listgen:list(.table)`",
                ])
        }
    }

    @Test func argumentGivenTwice() {
        on(
            "row(height: 44, cell: A, height: 60)",
            [
                "1:37: error: `height` is given twice [repeated-argument]", "1:16: first given here",
                "take one of them out",
            ])
    }

    @Test func valueOfTheWrongKind() {
        on(
            "row(height: \"tall\")",
            [
                "1:24: error: `height` of `row` takes a number, `.automatic`, a key path, a closure, the name of a function or an expression "
                    + "[wrong-value]", "write for example `height: 44`",
            ])
        on(
            "row(cell: 3)",
            [
                "1:22: error: `cell` of `row` takes a type, `.owned(…)` or `.class(…)` [wrong-value]",
                "write for example `cell: StoryCell`",
            ])
        on(
            "section(header: \"A\", keepsHeader: 1)",
            [
                "1:46: error: `keepsHeader` of `section` takes `true` or `false` [wrong-value]",
                "write for example `keepsHeader: true`",
            ])
        on(
            "row(name: \"a b\")",
            [
                "1:22: error: `name` of `row` takes a name in quotes that is not a keyword [wrong-value]",
                "write for example `name: \"story\"`",
            ])
        on(
            "row(content: [])",
            [
                "1:25: error: `content` of `row` takes a key path, an array of key paths, the name of a function, "
                    + "`.equatable`, `.instance` or `.always` [wrong-value]",
                "write for example `content: [\\.title, \\.isRead]`",
            ])
        onStruct(
            "list(table)",
            ["1:17: error: `list` has no value `table` [unknown-value]", "did you mean `.table`? write `.table`"])
        on(
            "row(height: automatic)",
            [
                "1:24: error: `height` of `row` has no value `automatic` [unknown-value]",
                "did you mean `.automatic`? write `.automatic`",
            ])
    }

    @Test func unknownValueOfAClosedSet() {
        on(
            "row(content: .equatible)",
            [
                "1:25: error: `content` of `row` has no value `.equatible` [unknown-value]",
                "did you mean `.equatable`? write `.equatable`",
            ])
        onStruct(
            "list(.table, actions: .delegate)",
            [
                "1:34: error: `actions` of `list` has no value `.delegate` [unknown-value]",
                "write `.protocol` or `.closures`",
            ])
    }

    @Test func unknownEvents() {
        on(
            "row(on: [selct, tap])",
            [
                "1:21: error: `on` of `row` has no value `selct` [unknown-value]",
                "did you mean `select`? write `select`",
                "1:28: error: `on` of `row` has no value `tap` [unknown-value]",
                "write `select`, `deselect`, `willDisplay`, `didEndDisplaying`, `delete`, `commit`, `accessory`, "
                    + "`primaryAction`, `choose`, `change`, `move`, `prefetch`, `cancelPrefetch`, `nearEnd` or `insert`",
            ])
        on(
            "row(on: .select)",
            [
                "1:20: error: `on` of `row` has no value `.select` [unknown-value]",
                "did you mean `select`? write `select`",
            ])
        on(
            "row(on: [selct(event), didSelectRowAt])",
            [
                "1:21: error: `on` of `row` has no value `selct(event)` [unknown-value]",
                "did you mean `select(event)`? write `select(event)`",
                "1:35: error: `on` of `row` has no value `didSelectRowAt` [unknown-value]",
                "did you mean `select`? write `select`",
            ])
        on(
            "row(on: scrollViewDidScrol)",
            [
                "1:20: error: `on` of `row` has no event `scrollViewDidScrol` [method-of-list]",
                "did you mean `scrollViewDidScroll`? write it in the mark of the list: "
                    + "`list(.table, on: scrollViewDidScroll)`",
            ])
        onStruct(
            "list(.table, on: [selct(event), .scrollViewDidScroll])",
            [
                "1:30: error: `on` of `list` has no value `selct(event)` [unknown-value]",
                "did you mean `select(event)`? write `select(event)`",
                "1:44: error: `on` of `list` has no value `.scrollViewDidScroll` [unknown-value]",
                "did you mean `scrollViewDidScroll`? write `scrollViewDidScroll`",
            ])
        on(
            "row(on: [])",
            [
                "1:20: error: `on` of `row` takes an event or an array of events [wrong-value]",
                "write for example `on: select`",
            ])
        on(
            "row(on: 3)",
            [
                "1:20: error: `on` of `row` takes an event or an array of events [wrong-value]",
                "write for example `on: select`",
            ])
        onStruct("list(.table, on: [select(event), scrollViewDidScroll, tableView(_:willBeginEditingRowAt:)])", [])
    }

    @Test func notYetBuilt() {
        on(
            "row(cell: A, accessory: B)",
            [
                "1:25: error: `accessory` of `row` is known to the language but not yet built [not-yet]", "take it out",
            ])
        on(
            "row(content: .observed)",
            [
                "1:25: error: `.observed` of `content` is known to the language but not yet built [not-yet]",
                "write `.equatable`, `.instance` or `.always`, or take it out",
            ])
    }

    @Test func argumentsAtOdds() {
        onStruct(
            "list(.table, deselects: false, delegate: .mine)",
            [
                "1:25: error: `deselects` has no effect with `delegate`: the tap reaches the delegate, which the app "
                    + "keeps [contradictory-arguments]", "1:43: `delegate` is given here",
                "take out `deselects` or `delegate`",
            ])
        expectFileFaults(
            "// listgen:rows(context: Theme)\nenum Item { case a }",
            [
                "1:17: error: `context` has no effect without `provider`: in a list, the context is that of the list "
                    + "[useless-argument]", "add `provider`, or take out `context`",
            ])
    }
}
