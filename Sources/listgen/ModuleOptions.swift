import ArgumentParser
import ListGenKit
import SourceText

/// What a build system says in the place of a configuration file.
struct ModuleOptions: ParsableArguments {
    @Option(help: "The module to generate for, made of the given files and folders; no .listgen.yml is looked for.")
    var module: String?

    @Option(
        name: .customLong("read"),
        help: ArgumentHelp("A file or folder of another module, to be read; repeat it.", valueName: "module=path"))
    var reads: [ModulePath] = []

    @Option(
        name: .customLong("facts"),
        help: ArgumentHelp(
            "What `listgen facts` wrote of another module, in the place of its sources; once for each module.",
            valueName: "module=file"))
    var facts: [ModulePath] = []

    @Option(
        help: "With --module, a configuration file; its modules, paths and output do not count.",
        completion: .file(extensions: ["yml"]))
    var baseConfig: String?

    @Option(
        help: "The folder that paths in output and headers start at, wherever the configuration is.",
        completion: .directory)
    var root: String?

    @Flag(help: "Tell absolute paths in diagnostics.")
    var absolutePaths = false

    func validate() throws {
        guard let module else {
            if let read = reads.first { throw ValidationError("--read \(read.module)=\(read.path) needs --module.") }
            if let facts = facts.first { throw ValidationError("--facts \(facts.module)=… needs --module.") }
            if baseConfig != nil { throw ValidationError("--base-config needs --module; or use --config.") }
            return
        }
        guard Configuration.isModule(module) else {
            throw ValidationError("--module takes the name of a module, which '\(module)' is not.")
        }
        for (flag, paths) in [("--read", reads), ("--facts", facts)]
        where paths.contains(where: { $0.module == module }) {
            throw ValidationError("\(flag) names '\(module)', the module to generate for; two modules have two names.")
        }
        var names: Set<String> = []
        for facts in facts where !names.insert(facts.module).inserted {
            throw ValidationError("--facts names '\(facts.module)' twice; two modules have two names.")
        }
    }

    /// The configuration of the module; nil without one.
    func configuration(
        _ paths: [String], diagnostics: inout DiagnosticBag, sources: inout SourceLibrary
    ) -> Configuration? {
        module.map { module in
            .module(
                module, paths: paths, reading: reads.map { ($0.module, $0.path) },
                facts: facts.map { ($0.module, $0.path) }, settings: baseConfig,
                root: Root(root ?? "."), diagnostics: &diagnostics, sources: &sources)
        }
    }
}
