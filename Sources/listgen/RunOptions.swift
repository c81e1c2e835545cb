import ArgumentParser
import ListGenKit
import SourceText

/// The options that every command with inputs takes.
struct RunOptions: ParsableArguments {
    @Argument(
        help: "Files and folders to write for; without any those of .listgen.yml, or the working directory.",
        completion: .file(extensions: ["swift", "h"]))
    var paths: [String] = []

    @Option(
        help: "The configuration file; without it the nearest .listgen.yml upwards.",
        completion: .file(extensions: ["yml"]))
    var config: String?

    @OptionGroup(title: "In the place of a configuration file") var modules: ModuleOptions

    @OptionGroup var reading: ReadingOptions

    @Option(
        help:
            "The SDK to read headers with: its folder, or its name on a Mac; without it listgen uses a prelude of its own.",
        completion: .directory)
    var sdk: String?

    @Option(
        help: ArgumentHelp("The folder of the generated files, or `beside` their sources.", valueName: "folder"),
        completion: .directory)
    var output: String?

    @Flag(name: .customLong("output-outside"), help: "Allow generated files outside of the root.")
    var isOutputOutside = false

    @Option(
        name: .customLong("import"),
        help: ArgumentHelp("A further module that every generated file imports; once for each.", valueName: "module"))
    var imports: [String] = []

    @Option(
        help: ArgumentHelp(
            "A method that fills a cell, in the place of `configure`; once for each.", valueName: "method"))
    var configure: [String] = []

    @Flag(name: .customLong("no-cache"), help: "Read every file, whatever is remembered of the last run.")
    var ignoresCache = false

    func validate() throws {
        if modules.module != nil {
            if config != nil { throw ValidationError("--module and --config exclude each other; see --base-config.") }
            if paths.isEmpty { throw ValidationError("--module needs the sources of the module.") }
        }
        for name in imports where !Configuration.isModule(name) {
            throw ValidationError("--import takes the name of a module, which '\(name)' is not.")
        }
    }

    /// Whether the command line says which configuration alone counts.
    var isAlone: Bool { config != nil || modules.module != nil || modules.root != nil }

    /// Runs the stages that a purpose needs, but the writing, for each configuration.
    func runs(for purpose: Generation.Purpose, in build: BuildOptions? = nil) throws -> Runs {
        var runs = try Runs(paths, isAlone: isAlone) { try generation(for: purpose, $0, in: build) }
        runs.tellsAbsolutePaths = modules.absolutePaths
        return runs
    }

    private func generation(
        for purpose: Generation.Purpose, _ scope: Runs.Scope, in build: BuildOptions?
    ) throws -> Generation {
        let timings = Timings()
        let paths = scope.paths
        var bag = DiagnosticBag()
        var sources = SourceLibrary()
        var configuration =
            modules.configuration(paths, diagnostics: &bag, sources: &sources)
            ?? .load(
                paths: paths, file: config, from: scope.folder, root: modules.root, diagnostics: &bag,
                sources: &sources)
        configuration.build = try build?.run(root: configuration.root)
        // What is said of the output is not said of configurations that nobody named.
        configuration.override(
            output: scope.isNamed ? output : nil, isOutputOutside: isOutputOutside,
            imports: scope.isNamed ? imports : [], configure: scope.isNamed ? configure : [], sdk: sdk)
        return Generation(
            configuration, jobs: reading.jobs,
            cacheFolder: ignoresCache || build?.build == true ? nil : CacheFolder.standard,
            for: purpose, diagnostics: bag, sources: sources, timings: timings)
    }

    /// Writes all diagnostics to standard error, and ends the command where one is an error.
    func report(_ runs: Runs) throws {
        try stop(runs)
        report(runs, [])
    }

    /// Writes all diagnostics of the runs and of what came after, as one report.
    func report(_ runs: Runs, _ more: [Diagnostic]) {
        Output.error(text(runs, more))
    }

    /// All diagnostics of the runs and of what came after, as one report.
    func text(_ runs: Runs, _ more: [Diagnostic]) -> String {
        reading.diagnostics.reporter.render(runs.diagnostics.sorted() + more, sources: runs.source)
    }

    /// Ends the command with all diagnostics if one of the runs has an error.
    func stop(_ runs: Runs) throws {
        let all = runs.diagnostics
        if all.hasErrors || runs.isOwnFault { report(runs, []) }
        if runs.isOwnFault {
            Output.error("This is a fault of listgen, not of your files. Please report it with the output above.\n")
            throw Listgen.ownFault
        }
        if all.hasErrors { throw Listgen.failure }
    }
}
