import Foundation
import Synchronization

/// A process that a test runs to its end.
public enum ChildProcess {
    /// What a process printed, on both streams unless `readsErrors` is false, and its exit code.
    public struct Outcome: Sendable {
        public var status: Int32
        public var output: String
    }

    /// On Linux Foundation's own thread reads a `Process` after `waitUntilExit` has returned, and traps if it is gone.
    private static let kept = Mutex<[Kept]>([])

    private struct Kept: @unchecked Sendable {
        /// Read by what ends it alone.
        let process: Process
    }

    /// A process that takes longer hangs: its test fails, and the others run on.
    private static let limit = 600.0

    /// A process that is there until the tests end. No other way makes one.
    public static func make() -> Process {
        let process = Kept(process: Process())
        kept.withLock { $0.append(process) }
        return process.process
    }

    /// Runs a process to its end. One that takes ten minutes is ended, and says so last.
    public static func run(
        _ executable: String, _ arguments: [String], in folder: String? = nil, environment: [String: String]? = nil,
        readsErrors: Bool = true
    ) throws -> Outcome {
        let process = make()
        let held = Kept(process: process)
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        if let environment { process.environment = environment }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = readsErrors ? pipe : FileHandle.nullDevice
        try process.run()
        let end = DispatchWorkItem { held.process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: end)
        let start = ContinuousClock.now
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        // What is kept must not keep files open.
        try pipe.fileHandleForReading.close()
        process.waitUntilExit()
        end.cancel()
        let hangs = start.duration(to: .now) >= .seconds(limit)
        return Outcome(
            status: process.terminationStatus, output: hangs ? output + "\nended after ten minutes\n" : output)
    }
}
