#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Asks the Swift compiler what it calls the methods of headers.
///
/// The compiler imports a header of our own making, as a module, and describes it in a symbol graph: each method with
/// its selector and its name in Swift. That needs no SDK and about a millisecond of one core for each method.
public struct SwiftImporter: Sendable {
    /// The path of `swiftc`.
    let compiler: String
    /// Where the folders are made that the compiler works in.
    let temporaryFolder: URL

    /// Portions that the compiler may refuse before no more is asked of it.
    private static let mostRefusals = 8

    /// The compiler on the path, or nil if there is none.
    public init?() {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let paths = folders.map { "\($0)/swiftc" }
        guard let found = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
        self.init(compiler: found, temporaryFolder: FileManager.default.temporaryDirectory)
    }

    init(compiler: String, temporaryFolder: URL) {
        self.compiler = compiler
        self.temporaryFolder = temporaryFolder
    }

    /// The names of the methods of all classes and protocols. What the compiler cannot import, such as a method over
    /// types of C++, is not among them; if it refuses a class, the others are asked for without it.
    public func names(_ headers: [ObjCHeader]) -> SwiftNames.Imported {
        var names: SwiftNames.Imported = [:]
        var refusals = 0
        var rest = Array(ImporterProbe.portions(of: headers).reversed())
        while refusals < Self.mostRefusals, let portion = rest.popLast() {
            if let found = self.names(portion) {
                names.merge(found) { $0.merging($1) { first, _ in first } }
            } else {
                refusals += 1
                rest += portion.halves.reversed()
            }
        }
        return names
    }

    /// Nil if the compiler refuses. The rules name the methods then, and say so.
    private func names(_ probe: ImporterProbe) -> SwiftNames.Imported? {
        let folder = temporaryFolder.appendingPathComponent("listgen-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(probe.text.utf8).write(to: folder.appendingPathComponent("Probe.h"))
            let moduleMap = "module Probe { header \"Probe.h\" export * }\n"
            try Data(moduleMap.utf8).write(to: folder.appendingPathComponent("module.modulemap"))
            try Data("@_exported import Probe\n".utf8).write(to: folder.appendingPathComponent("Names.swift"))
            guard run(in: folder) else { return nil }
            let graph = try Data(contentsOf: folder.appendingPathComponent("Names.symbols.json"))
            return try JSONDecoder().decode(SymbolGraph.self, from: graph).methodNames
        } catch {
            return nil
        }
    }

    /// False if the compiler refuses.
    private func run(in folder: URL) -> Bool {
        func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
        var words = [
            "-wmo", "-emit-module", "-emit-module-path", path("Names.swiftmodule"), "-module-name", "Names",
            "-emit-symbol-graph", "-emit-symbol-graph-dir", folder.path, "-Xfrontend",
            "-symbol-graph-skip-synthesized-members", "-module-cache-path", path("Cache"),
            "-Xfrontend", "-enable-objc-interop", "-I", folder.path,
        ]
        #if !canImport(Darwin)
        words += ["-Xcc", "-fobjc-runtime=gnustep-2.0", "-Xcc", "-fblocks"]
        #endif
        words.append(path("Names.swift"))
        return ChildRun.output(of: compiler, words) != nil
    }
}
