import ArgumentParser
import ListGenKit

struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Tells which declarations decided what about a list, a row, a cell or a model, and why.",
        discussion: "For example `listgen explain Feed`, `listgen explain Feed.stories`, `listgen explain StoryCell`.")

    @Argument(help: "The name of a list, a row such as Feed.stories, a cell or a model.")
    var name: String

    @OptionGroup var options: RunOptions

    func run() throws {
        var generation = options.generation(for: .explanation(of: name))
        // What was perhaps meant is among all that was decided.
        if Explanation(generation).text(name).text == nil { generation = options.generation(for: .everything) }
        try options.report(generation)
        let (text, near) = Explanation(generation).text(name)
        guard let text else {
            let hint = near.map { "; did you mean '\($0)'?" } ?? ""
            Output.error("error: nothing was decided about '\(name)'\(hint)\n")
            throw Listgen.failure
        }
        Output.print(text)
    }
}
