import Foundation

/// A program that the compiler makes of Swift files, the runtime and the headless UIKit; gone with the value.
public final class CompiledProgram: Sendable {
    /// The folder of what was built with the tests.
    private static let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
    private static let linked = ["ListRuntime", "HeadlessUIKit", "ListRuntimeUIKit"]
    /// The folder of the modules that were built with the tests.
    public static let modules = products + "/Modules"
    /// Whether the modules are where the tests are.
    public static let isPossible = FileManager.default.fileExists(
        atPath: modules + "/HeadlessUIKit.swiftmodule")

    private let folder: String

    /// Compiles the files; what the compiler says if it refuses them is thrown.
    public init(_ files: [String: String], flags: [String] = []) throws {
        folder = NSTemporaryDirectory() + "listgen-compiled-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (name, text) in files { try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8) }
        var arguments = ["swiftc", "-swift-version", "5", "-Onone", "-I", Self.modules]
        arguments += ["-module-alias", "UIKit=HeadlessUIKit", "-module-name", "Program", "-o", "program"]
        arguments += flags + files.keys.sorted()
        for module in Self.linked {
            let build = "\(Self.products)/\(module).build"
            arguments += try FileManager.default.contentsOfDirectory(atPath: build).sorted()
                .filter { $0.hasSuffix(".o") }.map { build + "/" + $0 }
        }
        let outcome = try Self.run("/usr/bin/env", arguments, in: folder)
        if outcome.status != 0 { throw Refusal(description: outcome.output) }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// What the compiler says of a program that it refuses.
    public struct Refusal: Error, CustomStringConvertible {
        public var description: String
    }

    /// The Swift files of a folder by their names, such as those that several programs share.
    public static func sources(in folder: URL) throws -> [String: String] {
        var files: [String: String] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".swift") {
            files[name] = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        }
        return files
    }

    /// Runs the program with an argument.
    public func run(_ argument: String) throws -> ChildProcess.Outcome {
        try Self.run(folder + "/program", [argument], in: folder)
    }

    private static func run(
        _ executable: String, _ arguments: [String], in folder: String
    ) throws -> ChildProcess.Outcome {
        let environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        return try ChildProcess.run(executable, arguments, in: folder, environment: environment)
    }
}
