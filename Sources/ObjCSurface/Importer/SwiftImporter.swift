import Foundation

/// Asks the Swift compiler what it calls the methods of headers.
///
/// The compiler imports a header of our own making, as a module, and describes it in a symbol graph: each method with
/// its selector and its name in Swift. That needs no SDK and about a fifth of a second of one core.
public struct SwiftImporter: Sendable {
    /// The path of `swiftc`.
    let compiler: String

    /// The compiler on the path, or nil where there is none.
    public init?() {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let paths = folders.map { "\($0)/swiftc" }
        guard let found = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
        compiler = found
    }

    /// The names of the methods of all classes and protocols; empty where the compiler refuses. What it cannot import,
    /// such as a method over C++ types, is not among them.
    public func names(_ headers: [ObjCHeader]) -> SwiftNames.Imported {
        let probe = ImporterProbe(headers)
        guard !probe.isEmpty else { return [:] }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("listgen-" + UUID().uuidString)
        //DEFER
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(probe.text.utf8).write(to: folder.appendingPathComponent("Probe.h"))
            let moduleMap = "module Probe { header \"Probe.h\" export * }\n"
            try Data(moduleMap.utf8).write(to: folder.appendingPathComponent("module.modulemap"))
            try Data("@_exported import Probe\n".utf8).write(to: folder.appendingPathComponent("Names.swift"))
            try run(in: folder)
            let graph = try Data(contentsOf: folder.appendingPathComponent("Names.symbols.json"))
            return try JSONDecoder().decode(SymbolGraph.self, from: graph).methodNames
        } catch {
            // The rules name the methods then, and say so.
            return [:]
        }
    }

    private func run(in folder: URL) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: compiler)
        process.currentDirectoryURL = folder
        process.arguments = [
            "-emit-module", "-emit-module-path", "Names.swiftmodule", "-module-name", "Names", "-emit-symbol-graph",
            "-emit-symbol-graph-dir", folder.path, "-module-cache-path", folder.appendingPathComponent("Cache").path,
            "-Xfrontend", "-enable-objc-interop", "-I", folder.path,
        ]
        #if !canImport(Darwin)
        process.arguments? += ["-Xcc", "-fobjc-runtime=gnustep-2.0", "-Xcc", "-fblocks"]
        #endif
        process.arguments?.append("Names.swift")
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
    }
}
