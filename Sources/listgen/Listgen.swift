import ArgumentParser
import ListGenKit
import SourceText

@main
struct Listgen: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "listgen",
        abstract: "Writes the typed lists of an app from the declarations that it annotates.",
        discussion: """
            Mark a struct with `// listgen:list(.table)` and its properties become the sections of a table view. \
            `listgen generate` writes the code next to it: closed enums of sections and rows, cells matched to models, \
            data source, delegate and updates.

            Marks are comments: \(MarkHelp.names.joined(separator: ", ")). \
            `listgen marks` tells what each says, `listgen marks row` which arguments one takes.

            `listgen --generate-completion-script zsh` prints the completions of a shell: zsh, bash or fish.
            """,
        version: "0.1.0",
        subcommands: [
            Generate.self, Check.self, Watch.self, Fix.self, FactsCommand.self, SurveyCommand.self, ScanCommand.self,
            Explain.self,
            Marks.self,
            TemplatesCommand.self,
            Headless.self,
            Init.self,
        ])

    /// Names the command that was probably meant, which the parser of arguments does for options alone.
    static func main() {
        let (arguments, unread) = ArgumentFile.expanded(Array(CommandLine.arguments.dropFirst()))
        if let unread {
            exit(
                withError: ValidationError(
                    "The file of arguments '\(unread)' cannot be read; a path that begins with @ is './@\(unread)'."))
        }
        let names = configuration.subcommands.map { $0._commandName }
        if let word = arguments.first, !word.hasPrefix("-"), !(names + ["help"]).contains(word) {
            exit(
                withError: ValidationError(
                    "There is no command '\(word)'\(Suggestion.end(for: word, among: names))"))
        }
        main(arguments)
    }

    /// What went wrong was in the input and has been said.
    static let failure = ExitCode(1)

    /// What went wrong is a fault of listgen.
    static let ownFault = ExitCode(70)
}
