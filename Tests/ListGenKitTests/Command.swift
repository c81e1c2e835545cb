import Foundation
import RandomTesting

/// The built `listgen`, run as its users run it.
enum Command {
    /// Beside the tests, where building them puts it.
    static let path = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("listgen").path

    static let isBuilt = FileManager.default.isExecutableFile(atPath: path)

    /// Everything that it prints, and `exit` with its code at the end.
    static func run(
        _ arguments: [String], in folder: TemporaryFolder, below: String = "", libclang: String? = nil,
        path: String? = nil
    ) throws -> String {
        try run(Self.path, arguments, in: folder.path + "/" + below) { environment in
            if let libclang { environment["LISTGEN_LIBCLANG"] = libclang }
            if let path { environment["PATH"] = path }
        }
    }

    /// The same by a shell, where `$0` is `listgen`.
    static func shell(_ script: String, in folder: TemporaryFolder) throws -> String {
        try run("/bin/sh", ["-c", script, path], in: folder.path) { _ in }
    }

    private static func run(
        _ executable: String, _ arguments: [String], in folder: String, _ change: (inout [String: String]) -> Void
    ) throws -> String {
        var environment = ProcessInfo.processInfo.environment
        change(&environment)
        let outcome = try ChildProcess.run(executable, arguments, in: folder, environment: environment)
        return outcome.output + "exit \(outcome.status)"
    }
}
