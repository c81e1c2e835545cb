import ArgumentParser
import ListGenKit
import SourceText

struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Prints what `generate` would change, and writes nothing.",
        discussion: "Exits with 0 where every generated file is up to date, else with 1 and a unified diff.")

    @OptionGroup var options: RunOptions

    func run() throws {
        let runs = options.runs(for: .plan)
        try options.report(runs)
        var forecast = DiagnosticBag()
        for run in runs.all {
            for file in run.plan.files + run.plan.orphans {
                Output.print(UnifiedDiff.text(file, as: runs.path(file.path, of: run)))
            }
            forecast.merge(runs.told(run.plan.forecast, by: run))
        }
        Output.error(options.diagnostics.reporter.render(forecast.sorted(), sources: runs.source))
        if options.config != nil { runs.all.forEach { Output.error($0.leftOut) } }
        let stale = runs.all.reduce(0) { $0 + $1.plan.changes.count }
        guard stale > 0 else { return }
        Output.error(
            "\(stale) \(stale == 1 ? "generated file is" : "generated files are") not up to date: "
                + "run `listgen generate` and commit what it writes\n")
        throw Listgen.failure
    }
}
