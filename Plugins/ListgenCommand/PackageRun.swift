import Foundation
import PackagePlugin

/// Runs the command for a package: as its `.listgen.yml` says, or else for each of its modules.
struct PackageRun {
    let tool: URL
    let folder: URL
    let options: [String]
    let targets: [SwiftSourceModuleTarget]

    init(tool: URL, package: Package, _ arguments: [String]) throws {
        self.tool = tool
        folder = package.directoryURL
        var arguments = ArgumentExtractor(arguments)
        let names = arguments.extractOption(named: "target")
        options = arguments.remainingArguments
        let all = names.isEmpty ? package.targets : try package.targets(named: names)
        targets = all.compactMap { $0 as? SwiftSourceModuleTarget }
    }

    func perform(_ verb: String) throws {
        // Plugins may not write to the cache folder.
        let words = [verb, "--no-cache"] + options
        let configuration = folder.appending(path: ".listgen.yml")
        guard !targets.isEmpty, !FileManager.default.fileExists(atPath: configuration.path) else {
            return try run(words)
        }
        for target in targets {
            let sources = Self.inputs(of: target)
            guard sources.contains(where: { $0.hasSuffix(".swift") }) else { continue }
            var more = ["--module", target.moduleName]
            for case let other as any SourceModuleTarget in target.recursiveTargetDependencies
            where !Self.runtime.contains(other.moduleName) {
                more += Self.inputs(of: other).flatMap { ["--read", "\(other.moduleName)=\($0)"] }
            }
            try run(words + more + ["--"] + sources)
        }
    }

    /// What generated code uses, which holds no models and no cells.
    private static let runtime: Set = ["ListRuntime", "ListRuntimeUIKit", "HeadlessUIKit"]

    private static func inputs(of target: any SourceModuleTarget) -> [String] {
        target.sourceFiles.map(\.url).filter { ["swift", "h", "xib", "storyboard"].contains($0.pathExtension) }
            .map(\.path).sorted()
    }

    /// On Linux a thread of Foundation's reads a process after it has ended, and traps if it is gone.
    private nonisolated(unsafe) static var ended: [Process] = []

    private func run(_ words: [String]) throws {
        let process = Process()
        Self.ended.append(process)
        process.executableURL = tool
        process.arguments = words
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { throw ToolFailure(status: process.terminationStatus) }
    }
}
