import ArgumentParser
import ListGenKit
import SourceText

struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Prints what `generate` would change, and writes nothing.",
        discussion: "Exits with 0 where every generated file is up to date, else with 1 and a unified diff.")

    @OptionGroup var options: RunOptions

    @Option(help: ArgumentHelp("Check the lists that `generate --xcfilelist` writes, too.", valueName: "name"))
    var xcfilelist: String?

    func run() throws {
        let runs = try options.runs(for: xcfilelist == nil ? .plan : .everything)
        try options.stop(runs)
        var forecast = DiagnosticBag()
        var stale = 0
        for run in runs.all {
            for file in run.plan.files + run.plan.orphans {
                Output.print(UnifiedDiff.text(file, as: runs.path(file.path, of: run)))
            }
            stale += run.plan.changes.count
            var files = run.plan.forecast
            // A person reads the diff.
            if options.reading.diagnostics != .text { files.merge(run.plan.staleOutputs) }
            forecast.merge(runs.told(files, by: run))
        }
        let lists = xcfilelist.map { XcodeFileLists(runs, name: $0).diffs } ?? []
        lists.forEach { Output.print($0) }
        stale += lists.count
        options.report(runs, forecast.sorted())
        if !options.reading.diagnostics.isForPrograms {
            if options.isAlone { runs.all.forEach { Output.error($0.leftOut) } }
            if stale > 0 {
                Output.error(
                    "\(stale) \(stale == 1 ? "generated file is" : "generated files are") not up to date: "
                        + "run `listgen generate` and commit what it writes\n")
            }
        }
        if stale > 0 { throw Listgen.failure }
    }
}
