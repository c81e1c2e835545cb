import ArgumentParser
import ListGenKit
import SourceText

struct Generate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes the generated files that changed, and removes those that nothing generates any more.",
        discussion: """
            Feed.swift gives Feed.generated.swift. Files that listgen did not write are never replaced. If there \
            is an error, no file changes, and the exit code is 1.
            """)

    @OptionGroup var options: RunOptions

    @OptionGroup(title: "As a step of a build") var build: BuildOptions

    @Flag(help: "Replace generated files that were edited by hand, or that were generated from another source.")
    var force = false

    @Flag(name: .shortAndLong, help: "Print nothing if all is well.")
    var quiet = false

    @Flag(name: .customLong("timings"), help: "Print how long each stage took to standard error.")
    var showsTimings = false

    @Option(help: "Write what the generated files were made of, as a rule for make and ninja.", completion: .file())
    var depfile: String?

    @Option(
        help: ArgumentHelp(
            "Write NAME.listgen-inputs.xcfilelist and NAME.listgen-outputs.xcfilelist for Xcode.", valueName: "name"))
    var xcfilelist: String?

    func run() throws {
        let namesInputs = depfile != nil || xcfilelist != nil
        let runs = try options.runs(for: namesInputs ? .everything : .plan, in: build)
        var timings = runs.timings
        defer { if showsTimings { Output.error(timings.text) } }
        try options.stop(runs)
        var bag = DiagnosticBag()
        let lists = xcfilelist.map { XcodeFileLists(runs, name: $0) }
        let summaries = timings.measure(.writing) {
            Writer(runs).write(
                depfile: depfile.map { Depfile(runs.all, path: $0) }, lists: lists, force: force, diagnostics: &bag)
        }
        if !bag.hasErrors, let lists { bag.merge(lists.unknownOutputs) }
        timings.count(.writing, summaries.reduce(0) { $0 + $1.written })
        options.report(runs, bag.sorted())
        if bag.hasErrors { throw Listgen.failure }
        guard !quiet, !build.build else { return }
        for (run, summary) in zip(runs.all, summaries) {
            let folder = runs.folder(of: run).map { $0 + ": " } ?? ""
            Output.print(
                "\(folder)\(summary.written) written, \(summary.unchanged) unchanged, \(summary.removed) removed\n")
            for file in run.plan.changes where file.hasConflict {
                Output.print("conflicts settled: \(runs.path(file.path, of: run))\n")
            }
            if options.isAlone { Output.print(run.leftOut) }
        }
    }
}
