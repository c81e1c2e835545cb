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
        try options.report(runs)
        var forecast = DiagnosticBag()
        for run in runs.all {
            for file in run.plan.files + run.plan.orphans {
                Output.print(UnifiedDiff.text(file, as: runs.path(file.path, of: run)))
            }
            forecast.merge(runs.told(run.plan.forecast, by: run))
        }
        Output.error(options.diagnostics.reporter.render(forecast.sorted(), sources: runs.source))
        if options.isAlone { runs.all.forEach { Output.error($0.leftOut) } }
        let lists = xcfilelist.map { XcodeFileLists(runs, name: $0).diffs } ?? []
        lists.forEach { Output.print($0) }
        let stale = runs.all.reduce(lists.count) { $0 + $1.plan.changes.count }
        guard stale > 0 else { return }
        Output.error(
            "\(stale) \(stale == 1 ? "generated file is" : "generated files are") not up to date: "
                + "run `listgen generate` and commit what it writes\n")
        throw Listgen.failure
    }
}
