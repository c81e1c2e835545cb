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
            if baseConfig != nil { throw ValidationError("--base-config needs --module; or use --config.") }
            return
        }
        guard Configuration.isModule(module) else {
            throw ValidationError("--module takes the name of a module, which '\(module)' is not.")
        }
        if reads.contains(where: { $0.module == module }) {
            throw ValidationError("--read names '\(module)', the module to generate for; two modules have two names.")
        }
    }

    /// The configuration of the module; nil without one.
    func configuration(
        _ paths: [String], diagnostics: inout DiagnosticBag, sources: inout SourceLibrary
    ) -> Configuration? {
        module.map { module in
            .module(
                module, paths: paths, reading: reads.map { ($0.module, $0.path) }, settings: baseConfig,
                root: Root(root ?? "."), diagnostics: &diagnostics, sources: &sources)
        }
    }
}
