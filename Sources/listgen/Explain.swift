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
        var runs = try options.runs(for: .explanation(of: name))
        var texts = texts(runs)
        // What was perhaps meant is among all that was decided.
        if texts.isEmpty {
            runs = try options.runs(for: .everything)
            texts = self.texts(runs)
        }
        try options.report(runs)
        guard !texts.isEmpty else {
            let near = runs.all.lazy.compactMap { Explanation($0).text(name).near }.first
            let hint = near.map { "; did you mean '\($0)'?" } ?? ""
            Output.error("error: nothing was decided about '\(name)'\(hint)\n")
            throw Listgen.failure
        }
        Output.print(texts.joined(separator: "\n"))
    }

    private func texts(_ runs: Runs) -> [String] { runs.all.compactMap { Explanation($0).text(name).text } }
}
