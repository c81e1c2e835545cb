import ArgumentParser
import ListGenKit
import SourceText

struct Generate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes the generated files that changed, and removes those that nothing generates any more.",
        discussion: """
            Feed.swift gives Feed.generated.swift. Files that listgen did not write are never replaced. Where there \
            is an error every file stays as it is, and the exit code is 1.
            """)

    @OptionGroup var options: RunOptions

    @Flag(help: "Replace generated files that were edited by hand, or that were generated from another source.")
    var force = false

    @Flag(name: .shortAndLong, help: "Print nothing where all is well.")
    var quiet = false

    @Flag(name: .customLong("timings"), help: "Print how long each stage took to standard error.")
    var showsTimings = false

    @Option(help: "Write what the generated files were made of, as a rule for make and ninja.", completion: .file())
    var depfile: String?

    func run() throws {
        let runs = options.runs(for: depfile == nil ? .plan : .everything)
        var timings = runs.timings
        defer { if showsTimings { Output.error(timings.text) } }
        try options.report(runs)
        var bag = DiagnosticBag()
        let summaries = timings.measure(.writing) {
            Writer(runs).write(depfile: depfile.map { Depfile(runs.all, path: $0) }, force: force, diagnostics: &bag)
        }
        timings.count(.writing, summaries.reduce(0) { $0 + $1.written })
        Output.error(options.diagnostics.reporter.render(bag.sorted(), sources: runs.source))
        if bag.hasErrors { throw Listgen.failure }
        guard !quiet else { return }
        for (run, summary) in zip(runs.all, summaries) {
            let folder = runs.folder(of: run).map { $0 + ": " } ?? ""
            Output.print(
                "\(folder)\(summary.written) written, \(summary.unchanged) unchanged, \(summary.removed) removed\n")
            for file in run.plan.changes where file.hasConflict {
                Output.print("conflicts settled: \(runs.path(file.path, of: run))\n")
            }
            if options.config != nil { Output.print(run.leftOut) }
        }
    }
}
