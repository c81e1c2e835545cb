import ArgumentParser
import ListGenKit
import ListSurvey

struct SurveyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "survey",
        abstract: "Tells which lists an app has, from its sources alone: views, cells, gestures, lines.",
        discussion: """
            Nothing is compiled and nothing is written. What is printed is seen in the sources unless it says that it is \
            inferred; `?` is what the sources do not tell.
            """)

    @Argument(help: "Files and folders; without any the working directory.", completion: .directory)
    var paths: [String] = []

    @Option(
        name: .customLong("exclude"),
        help: ArgumentHelp("What is left out, as in .listgen.yml; once for each.", valueName: "pattern"))
    var excluded: [String] = []

    @Option(help: DiagnosticFormat.help)
    var diagnostics = DiagnosticFormat.text

    @Option(
        name: [.customShort("j", allowingJoined: true), .long],
        help: "The number of threads; without it one for each processor.")
    var jobs: Int?

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number, 1 or more.") }
    }

    func run() throws {
        let run = SurveyRun(paths: paths, excluding: excluded, jobs: jobs)
        Output.error(diagnostics.reporter.render(run.diagnostics.sorted(), sources: { _ in nil }))
        if run.diagnostics.hasErrors { throw Listgen.failure }
        Output.print(TextSurvey.text(run.inventory))
    }
}
