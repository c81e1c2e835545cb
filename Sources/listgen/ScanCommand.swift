import ArgumentParser
import ListGenKit

struct ScanCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scan", abstract: "Prints the declarations that listgen reads, a JSON object a line.")

    @Argument(
        help: "Files and folders; without any the working directory.", completion: .file(extensions: ["swift", "h"]))
    var paths: [String] = []

    @OptionGroup var reading: ReadingOptions

    @Option(
        help:
            "The SDK to read headers with: its folder, or its name on a Mac; without it listgen uses a prelude of its own.",
        completion: .directory)
    var sdk: String?

    func run() throws {
        var scan = Scan(paths: paths, jobs: reading.jobs, sdk: sdk)
        scan.run { Output.write($0) }
        Output.error(reading.diagnostics.reporter.render(scan.diagnostics.sorted(), sources: scan.sources.file))
        if scan.diagnostics.hasErrors { throw Listgen.failure }
    }
}
