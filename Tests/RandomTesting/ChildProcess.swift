import Foundation
import Synchronization

/// A process that a test runs to its end.
public enum ChildProcess {
    /// What a process printed, on both streams, and its exit code.
    public struct Outcome: Sendable {
        public var status: Int32
        public var output: String
    }

    /// On Linux Foundation's own thread reads a `Process` after `waitUntilExit` has returned, and traps if it is gone.
    private static let kept = Mutex<[Kept]>([])

    private struct Kept: @unchecked Sendable {
        /// Never read again.
        let process: Process
    }

    public static func run(
        _ executable: String, _ arguments: [String], in folder: String? = nil, environment: [String: String]? = nil
    ) throws -> Outcome {
        let process = Process()
        kept.withLock { $0.append(Kept(process: process)) }
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        if let environment { process.environment = environment }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        // What is kept must not keep files open.
        try pipe.fileHandleForReading.close()
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: output)
    }
}
