import SourceText

/// What would be trusted, or passed over, without a word.
public enum TrustDiagnostic: DiagnosticCase {
    /// A computed property that would be rows or a section if it were stored, and the mark that makes it so.
    case unmarkedComputed(String, mark: String)

    /// A type that nothing of the run declares: `near` is spelled almost so, `sources` may declare it. `title` is the
    /// argument, if it takes a title as well. `isWanted` if something could not be filled for the lack of it.
    case unknownType(String, near: String?, sources: [String], title: String?, isWanted: Bool)
    case nearModel(String, near: String)
    /// Methods of a class that shows a list: UIKit asks the list instead. `on` is what the mark of the list is to say;
    /// empty if the list answers all of them.
    case uncalledMethods([String], of: String, target: ListTarget, on: [String], places: [SourcePlace])
    /// An element of an array that an index path of the list view picks, in a method that `on:` names.
    case subscriptByRow(String, method: String, list: String)
    /// A class that no input declares, of which nothing tells how it is filled.
    /// `mark` is `row`, `header` or `footer`.
    case unseenClass(String, row: String, mark: String)

    private static let here = SourcePlace(path: "Feed.swift", range: SourceRange(0, 0))

    @_optimize(none)
    public static var samples: [Self] {
        [
            .unmarkedComputed("unread", mark: "row"),
            .unknownType("StoryCell", near: nil, sources: [], title: nil, isWanted: false),
            .uncalledMethods(
                ["scrollViewDidScroll(_:)"], of: "FeedController", target: .table, on: ["scrollViewDidScroll"],
                places: [here]),
            .subscriptByRow("indexPath.row", method: "tableView(_:willBeginEditingRowAt:)", list: "Feed.Table"),
            .nearModel("Stroy", near: "Story"), .unseenClass("StoryCell", row: "stories", mark: "row"),
        ]
    }

    @_optimize(none)
    public var entry: DiagnosticEntry {
        switch self {
        case .unknownType(let name, let near, let sources, let title, let isWanted):
            DiagnosticEntry(
                "unknown-type", mayFollowFrom: .absence, severity: sources.isEmpty || isWanted ? .error : .warning,
                "no input declares `\(name)`"
                    + (sources.isEmpty ? "" : ", which \(Phrase.listed(sources, "or")) may declare"),
                remedy: near.map { "did you mean `\($0)`? if not, " + Self.ways(name, sources, title) }
                    ?? Self.ways(name, sources, title),
                explanation: """
                    A class that is renamed must not leave its old name in a mark: nothing is known of such a class, so \
                    nothing that it says is used. If all that the file can see is read or Apple's, the name is an error. \
                    Otherwise it may be declared by what was not read: a module, or a header that the bridging header \
                    includes. With a module in front a name is trusted, the app's own module included.
                    """,
                wrong: """
                    var stories: [Story]  // listgen:row(cell: StoryCell)
                    final class ArticleCell: UITableViewCell { func configure(with story: Story) {} }
                    """,
                right: """
                    var stories: [Story]  // listgen:row(cell: ArticleCell)
                    final class ArticleCell: UITableViewCell { func configure(with story: Story) {} }
                    """)
        case .uncalledMethods(let methods, let type, let target, let on, let places):
            DiagnosticEntry(
                "uncalled-methods", severity: .warning,
                "nothing calls \(Phrase.listed(methods.map { "`\($0)`" }, "and")) of `\(type)`: the list is the delegate "
                    + "of its \(target) view",
                notes: zip(methods, places).map { Diagnostic.Note("`\($0)` is declared here", at: $1) },
                remedy: (on.isEmpty
                    ? "delete what the list answers"
                    : "write `on: [\(on.joined(separator: ", "))]` in the mark of the list")
                    + "; `// listgen:ignore` at a method says that it may stay",
                explanation: """
                    The generated class is the delegate and data source of the list view. UIKit asks it, and no more the \
                    controller or a base class of it. What `on:` names is passed through.
                    """,
                wrong: """
                    final class FeedController: UIViewController {
                        // listgen:list(.table, context: .weak(FeedController))
                        struct Feed { var stories: [Story] }
                        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
                    }
                    """,
                right: """
                    final class FeedController: UIViewController {
                        // listgen:list(.table, context: .weak(FeedController), on: scrollViewDidScroll)
                        struct Feed { var stories: [Story] }
                        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
                    }
                    """)
        case .subscriptByRow(let path, let method, let list):
            DiagnosticEntry(
                "subscript-by-row", severity: .warning,
                "`\(path)` picks an element in `\(method)`, and which row is at an index path only the list knows",
                remedy: "ask the `\(list)` for it: `row(at: indexPath)`",
                explanation: """
                    Rows of a list can be in several sections, and the state that the app holds can be ahead of what is shown. \
                    `row(at:)` of the list answers from the state that is applied.
                    """,
                wrong: """
                    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
                        edit(stories[indexPath.row])
                    }
                    """,
                right: """
                    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
                        if case .stories(let story)? = list.row(at: indexPath) { edit(story) }
                    }
                    """)
        case .nearModel(let name, let near):
            DiagnosticEntry(
                "near-model", mayFollowFrom: .absence, severity: .warning, "no input declares `\(name)`",
                remedy: "did you mean `\(near)`? if not, write its module in front, as in `Module.\(name)`",
                explanation: """
                    Models may be of other modules, which are left to the compiler. One that is spelled almost like a type of \
                    the program is probably meant to be that.
                    """,
                wrong: "struct Story { let id: Int }\nvar stories: [Stroy]  // listgen:row(cell: StoryCell)",
                right: "struct Story { let id: Int }\nvar stories: [Story]  // listgen:row(cell: StoryCell)")
        case .unseenClass(let name, let row, let mark):
            DiagnosticEntry(
                "unseen-class", mayFollowFrom: .absence,
                "no input declares `\(name)`, so nothing tells how it is filled for `\(row)`",
                remedy:
                    "write `\(mark)(\(mark == "row" ? "cell" : "view"): \(name), configure: .asked)` if the app fills it through "
                    + "the actions, or its module in front, as in `Module.\(name)`",
                explanation: """
                    The methods of a class that is not read are not known. That the app fills it, by a requirement of the \
                    actions, is said by `configure: .asked`, or by a module in front of the name.
                    """,
                wrong: "var stories: [Story]  // listgen:row(cell: StoryCell)",
                right: "var stories: [Story]  // listgen:row(cell: StoryCell, configure: .asked)")
        case .unmarkedComputed(let name, let mark):
            DiagnosticEntry(
                "unmarked-computed", severity: .warning,
                "`\(name)` is computed and has no mark, so the list does not show it",
                remedy: "write `// listgen:\(mark)` if it should, `// listgen:ignore` if it should not",
                explanation: """
                    A stored property of this type is rows or a section without a mark. A computed one is so only with a \
                    mark, because it is evaluated with each update. `ignore` says that it is not.
                    """,
                wrong: """
                    // listgen:list(.table)
                    struct Feed {
                        var stories: [Story]
                        var unread: [Story] { stories.filter { !$0.isRead } }
                    }
                    """,
                right: """
                    // listgen:list(.table)
                    struct Feed {
                        var stories: [Story]
                        var unread: [Story] { stories.filter { !$0.isRead } }  // listgen:ignore
                    }
                    """)
        }
    }

    /// What to write of a name that nothing of the run declares.
    private static func ways(_ name: String, _ sources: [String], _ title: String?) -> String {
        let module = sources.count == 1 ? sources[0].split(separator: "`").dropFirst().first : nil
        let isModule = sources.first?.hasPrefix("the module") == true
        let qualified = "write its module in front, as in `\(isModule ? String(module ?? "Module") : "Module").\(name)`"
        let ways =
            (title.map { ["write `\($0): \"\(name)\"` if it is a title"] } ?? [])
            + (sources.isEmpty ? ["declare it in a folder that is read"] : []) + [qualified]
        return ways.joined(separator: ", or ")
    }
}
