import ArgumentParser
import ListGenKit
import SourceText

struct FactsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "facts",
        abstract: "Writes what the sources of a module mean to other modules.",
        discussion: """
            `generate --facts MODULE=FILE` reads it in the place of the sources. The file is Swift without bodies, private \
            members, default values and comments, so that a change of these changes nothing in it.
            """)

    @Argument(help: "The files and folders of the module.", completion: .file(extensions: ["swift"]))
    var paths: [String]

    @Option(help: "The name of the module.")
    var module: String

    @Option(
        name: .shortAndLong, help: "The file to write; it is left alone if it has the same facts.",
        completion: .file())
    var output: String

    @Option(help: "The folder that the paths of sources start at.", completion: .directory)
    var root: String?

    @OptionGroup var reading: ReadingOptions

    func validate() throws {
        guard Configuration.isModule(module) else {
            throw ValidationError("--module takes the name of a module, which '\(module)' is not.")
        }
    }

    func run() throws {
        let run = FactsRun(module: module, paths: paths, root: Root(root ?? "."), jobs: reading.jobs)
        var bag = run.diagnostics
        if !bag.hasErrors { bag.merge(run.write(to: output)) }
        Output.error(reading.diagnostics.reporter.render(bag.sorted(), sources: run.sources.file))
        if bag.hasErrors { throw Listgen.failure }
    }
}
