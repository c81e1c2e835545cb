import SourceText

/// What marks say and nothing asks for.
public enum EffectDiagnostic: DiagnosticCase {
    case argument(String, mark: String, because: NoEffect)
    case mark(String, because: NoEffect)
    /// A class marked `cell`, or with marks on its members.
    case unusedView(String)
    /// A model, or a typealias of one, with a `row` mark.
    case unusedModel(String)
    /// A marked cell that was not taken for a model in any list, because nothing fills a parameter of its method; the
    /// cell that was taken, and the row.
    case cellPassedOver(
        String, model: String, parameter: String, method: SourcePlace, taken: String, row: String, at: SourcePlace)

    private static let here = SourcePlace(path: "Feed.swift", range: SourceRange(0, 0))

    @_optimize(none)
    public static var samples: [Self] {
        [
            .argument("height", mark: "list", because: .overridden(here)),
            .mark("on", because: .header("FeedHeader")),
            .unusedView("TipCell"),
            .unusedModel("Tip"),
            .cellPassedOver(
                "LargeStoryCell", model: "Story", parameter: "theme: Theme", method: here, taken: "StoryCell",
                row: "Feed.stories", at: here),
        ]
    }

    @_optimize(none)
    public var entry: DiagnosticEntry {
        switch self {
        case .argument(let name, let mark, let reason):
            DiagnosticEntry(
                "argument-without-effect", "`\(name)` of `\(mark)` has no effect: \(reason.text)", notes: reason.notes,
                remedy: reason.remedy,
                explanation: """
                    Nothing that is written is ignored. Each argument is asked for by something that it applies to: a \
                    default by a row, a name by a type that is generated. One that nothing asked for in the whole run \
                    would mislead whoever reads it. An argument that repeats a default is asked for, and is no error.
                    """,
                wrong: """
                    // listgen:list(.table, height: 60)
                    struct Feed { var stories: [Story] /* listgen:row(height: 44) */ }
                    """,
                right: """
                    // listgen:list(.table)
                    struct Feed { var stories: [Story] /* listgen:row(height: 44) */ }
                    """)
        case .mark(let mark, let reason):
            DiagnosticEntry(
                "mark-without-effect", "this `\(mark)` has no effect: \(reason.text)", notes: reason.notes,
                remedy: reason.remedy,
                explanation: """
                    Nothing that is written is ignored. A mark on a member of a view applies where a list shows the \
                    view in such a way that the member is needed.
                    """,
                wrong: """
                    final class FeedHeader: UITableViewHeaderFooterView {
                        // listgen:on(select)
                        func open() {}
                    }
                    """,
                right: "final class FeedHeader: UITableViewHeaderFooterView {\n    func open() {}\n}")
        case .unusedView(let name):
            DiagnosticEntry(
                "unused-view", severity: .warning, "no list shows anything by `\(name)`, so its marks do nothing",
                remedy:
                    "give a list a property of the model that it shows, name it in `row(cell:)`, or take the marks away",
                explanation: """
                    A view class is used where a list or provider shows a row, a header or a footer by it. The list \
                    must be among the inputs of the same run.
                    """,
                wrong: """
                    // listgen:cell
                    final class TipCell: UITableViewCell { func configure(with tip: Tip) {} }
                    // listgen:list(.table)
                    struct Feed { var stories: [Story] }
                    """,
                right: """
                    // listgen:cell
                    final class TipCell: UITableViewCell { func configure(with tip: Tip) {} }
                    // listgen:list(.table)
                    struct Feed { var stories: [Story]; var tips: [Tip] }
                    """)
        case .unusedModel(let name):
            DiagnosticEntry(
                "unused-model", severity: .warning, "no list has a row of `\(name)`, so its `row` mark does nothing",
                remedy: "give a list a property of it, or take the mark away",
                explanation: """
                    A `row` mark on a model, or on a typealias of one, holds for the rows that show the model. The list \
                    must be among the inputs of the same run.
                    """,
                wrong: "// listgen:row(height: 44)\nstruct Tip { let id: Int }",
                right: "struct Tip { let id: Int }")
        case .cellPassedOver(let name, let model, let parameter, let method, let taken, let row, let place):
            DiagnosticEntry(
                "cell-passed-over",
                "`\(name)` shows no `\(model)`: nothing fills `\(parameter)` of its method",
                notes: [
                    Diagnostic.Note("of this method", at: method),
                    Diagnostic.Note("`\(row)` is shown by `\(taken)` instead", at: place),
                ],
                remedy:
                    "put a value of that type into the context, name the cell that is meant in `row(cell:)`, or take "
                    + "this mark away",
                explanation: """
                    Of several marked cells for a model, the one is taken that the list can fill. One that no list can \
                    fill would be left out without a word.
                    """,
                wrong: """
                    // listgen:cell
                    final class StoryCell: UITableViewCell { func configure(with story: Story) {} }
                    // listgen:cell
                    final class LargeStoryCell: UITableViewCell { func configure(with story: Story, theme: Theme) {} }
                    """,
                right: """
                    // listgen:cell
                    final class StoryCell: UITableViewCell { func configure(with story: Story) {} }
                    final class LargeStoryCell: UITableViewCell { func configure(with story: Story, theme: Theme) {} }
                    """)
        }
    }
}
