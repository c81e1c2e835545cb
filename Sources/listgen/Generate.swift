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
        let generation = options.generation(for: depfile == nil ? .plan : .everything)
        var timings = generation.timings
        defer { if showsTimings { Output.error(timings.text) } }
        try options.report(generation)
        var bag = DiagnosticBag()
        let summary = timings.measure(.writing) {
            Writer(root: generation.root).write(
                generation.plan, depfile: depfile.map { Depfile(generation, path: $0) }, force: force,
                diagnostics: &bag)
        }
        timings.count(.writing, summary.written)
        Output.error(options.diagnostics.reporter.render(bag.sorted()) { generation.sources.file($0) })
        if bag.hasErrors { throw Listgen.failure }
        if !quiet {
            Output.print("\(summary.written) written, \(summary.unchanged) unchanged, \(summary.removed) removed\n")
            for file in generation.plan.changes where file.hasConflict {
                Output.print("conflicts settled: \(file.path)\n")
            }
            Output.print(generation.leftOut)
        }
    }
}
