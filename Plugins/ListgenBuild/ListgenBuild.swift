import Foundation
import PackagePlugin

/// Generates the lists of a target in each build.
@main
struct ListgenBuild: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let module = target as? SwiftSourceModuleTarget else { return [] }
        let below = module.recursiveTargetDependencies.compactMap { $0 as? SourceModuleTarget }
        return try commands(
            for: Module(module), reading: below.map { Module($0) }, root: context.package.directoryURL,
            tool: context.tool(named: "listgen").url, into: context.pluginWorkDirectoryURL)
    }
}

extension ListgenBuild {
    /// One command for the module, and one output for every source. The build remembers this plan until a file comes or
    /// goes, so nothing here may depend on what is in a file: a mark that comes later needs its output in the plan.
    func commands(
        for module: Module, reading others: [Module], root: URL, tool: URL, into folder: URL,
        named: (URL) throws -> URL = { $0 }
    ) throws -> [Command] {
        if let output = module.files.first(where: Module.isGenerated) { throw CheckedInOutput(path: output.path) }
        let inputs = module.inputs
        let sources = inputs.filter { $0.pathExtension == "swift" }
        guard !sources.isEmpty else { return [] }
        let others = others.filter { other in
            !other.inputs.isEmpty && other.name != module.name && !Module.runtime.contains(other.name)
        }
        let configuration = root.appending(path: ".listgen.yml")
        let isConfigured = FileManager.default.fileExists(atPath: configuration.path)

        var words = ["generate", "--build", "--empty-outputs", "--absolute-paths", "--module", module.name]
        words += ["--root", root.path, "--output", folder.path]
        if isConfigured { words += ["--base-config", configuration.path] }
        for other in others { words += other.inputs.flatMap { ["--read", "\(other.name)=\($0.path)"] } }
        words += ["--"] + inputs.map(\.path)
        return [
            .buildCommand(
                displayName: "Generate the lists of \(module.name)", executable: tool, arguments: words,
                inputFiles: try (inputs + others.flatMap(\.inputs)).map(named) + (isConfigured ? [configuration] : []),
                outputFiles: sources.map { source in
                    folder.appending(path: source.deletingPathExtension().lastPathComponent + ".generated.swift")
                })
        ]
    }
}
