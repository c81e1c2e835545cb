import ArgumentParser
import ListGenKit

struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Prints what `generate` would change, and writes nothing.",
        discussion: "Exits with 0 where every generated file is up to date, else with 1 and a unified diff.")

    @OptionGroup var options: RunOptions

    func run() throws {
        let generation = options.generation(for: .plan)
        try options.report(generation)
        for file in generation.plan.files + generation.plan.orphans { Output.print(UnifiedDiff.text(file)) }
        Output.error(options.diagnostics.reporter.render(generation.plan.forecast.sorted()) { _ in nil })
        Output.error(generation.leftOut)
        if !generation.plan.isUpToDate { throw Listgen.failure }
    }
}
