import ArgumentParser
import ListGenKit
import SourceText

struct Watch: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Generates whenever a source changes, until it is stopped.",
        discussion: """
            Prints the files that each run writes and removes, and diagnostics if they are others than before. \
            Control-C ends it; what is being written is finished first.
            """)

    @OptionGroup var options: RunOptions

    func run() throws {
        do {
            try watch()
        } catch let failure as FolderWatch.Failure {
            Output.error("error: \(failure)\n")
            throw Listgen.failure
        }
    }

    private func watch() throws {
        let watch = try FolderWatch()
        var told = ""
        while true {
            let runs = try options.runs(for: .plan)
            var bag = DiagnosticBag()
            let isWritten = !runs.diagnostics.hasErrors
            if isWritten { _ = Writer(runs).write(diagnostics: &bag) }
            let report = options.text(runs, bag.sorted())
            if report != told { Output.error(report.isEmpty ? "no diagnostics any more\n" : report) }
            told = report
            if isWritten, !bag.hasErrors { Output.print(Self.changes(runs)) }
            guard try !watch.follow(runs.all.flatMap(\.folders)) else { continue }
            watch.wait()
        }
    }

    /// A line for each file that was written or removed.
    private static func changes(_ runs: Runs) -> String {
        runs.all.flatMap { run in
            run.plan.files.filter(\.isChanged).map { "written: \(runs.path($0.path, of: run))\n" }
                + run.plan.orphans.map { "removed: \(runs.path($0.path, of: run))\n" }
        }.joined()
    }
}
