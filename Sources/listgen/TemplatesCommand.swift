import ArgumentParser
import ListGenKit
import SourceText

struct TemplatesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "templates",
        abstract: "Lists the built-in templates, takes them out, or checks those of a folder.",
        discussion: """
            Each part of the output is laid out by a mustache template. `templates: FOLDER` in .listgen.yml has those of a \
            folder take the place of the built-in ones of the same name.
            """,
        subcommands: [List.self, Eject.self, Lint.self])

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Prints the names of the templates and what each lays out.")

        func run() {
            Output.print(Templates.list)
        }
    }

    struct Eject: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Writes the built-in templates into a folder.",
            discussion: "Keep those that you change and delete the others: what is not there stays built-in.")

        @Argument(help: "The folder; it is made if it is not there.", completion: .directory)
        var folder = "Templates"

        func run() throws {
            let failures = Templates.eject(to: folder)
            Output.error(TextReporter().render(failures) { _ in nil })
            if !failures.isEmpty { throw Listgen.failure }
            Output.print("wrote the templates into \(folder); name it after `templates:` in .listgen.yml\n")
        }
    }

    struct Lint: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Checks that the templates of a folder parse, and that each name in them is known.")

        @Argument(help: "The folder.", completion: .directory)
        var folder = "Templates"

        @Option(help: DiagnosticFormat.help)
        var diagnostics = DiagnosticFormat.text

        func run() throws {
            let (bag, sources) = Templates.lint(folder)
            Output.error(diagnostics.reporter.render(bag.sorted()) { sources.file($0) })
            if bag.hasErrors { throw Listgen.failure }
        }
    }
}
