import ArgumentParser
import ListGenKit
import SourceText

struct Fix: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Corrects sources, if an error has exactly one way out that is an edit.",
        discussion: """
            Misspelt marks, arguments, values and keys are corrected, as far as one known name is near. Nothing is \
            generated. Exits with 1 if errors are left, which are printed.
            """)

    @OptionGroup var options: RunOptions

    @Flag(help: "Write nothing; print a unified diff.")
    var dryRun = false

    /// One edit may show what another part of the program needs.
    private static let mostPasses = 8

    func run() throws {
        var count = 0
        for _ in 0..<Self.mostPasses {
            let runs = try options.runs(for: .everything)
            let fixes = SourceFixes(runs)
            if dryRun { fixes.diffs.forEach { Output.print($0) } }
            guard !dryRun, !fixes.fixed.isEmpty else {
                if !dryRun { Output.print("\(count) fixed\n") }
                return try options.report(runs)
            }
            var bag = DiagnosticBag()
            fixes.write(&bag)
            if bag.hasErrors {
                options.report(runs, bag.sorted())
                throw Listgen.failure
            }
            count += fixes.fixed.count
        }
        throw Listgen.failure
    }
}
