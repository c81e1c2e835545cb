import ArgumentParser
import ListGenKit

/// What a build system says of the files that `generate` writes.
struct BuildOptions: ParsableArguments {
    @Flag(
        help: """
            Write as a step of a build: headers name the source alone, nothing is remembered or printed, and only outputs \
            of the given sources are replaced or removed.
            """)
    var build = false

    @Flag(help: "With --build, write an output for every source, empty if nothing is generated for it.")
    var emptyOutputs = false

    @Option(
        name: .customLong("output-file"),
        help: ArgumentHelp("With --build, the output of a source; once for each.", valueName: "source=file"))
    var outputFiles: [String] = []

    func validate() throws {
        if !build, emptyOutputs { throw ValidationError("--empty-outputs needs --build.") }
        if !build, !outputFiles.isEmpty { throw ValidationError("--output-file needs --build.") }
    }

    /// Nil for a run that is no step of a build.
    func run(root: Root) throws -> BuildRun? {
        guard build else { return nil }
        var run = BuildRun(writesEmptyOutputs: emptyOutputs)
        for file in outputFiles where !run.add(outputFile: file, root: root) {
            throw ValidationError("--output-file takes SOURCE=FILE, once for each source, which '\(file)' is not.")
        }
        return run
    }
}
