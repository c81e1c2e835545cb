import Foundation
import ListGenKit
import RandomTesting
import SourceText

/// Programs that listgen reads one by one, and those that it accepts as one module.
struct TypeModule: Sendable {
    /// How many are accepted.
    private(set) var accepted = 0
    /// What the generator said of the others.
    private(set) var refused: [String] = []
    private let folder: TemporaryFolder
    private var files: [String] = []

    /// A folder that is gone with the value.
    private final class TemporaryFolder: Sendable {
        let path = NSTemporaryDirectory() + "listgen-types-" + UUID().uuidString
        deinit { try? FileManager.default.removeItem(atPath: path) }
    }

    /// Each program with its seed or number, by which its files are called.
    init(_ programs: [(seed: UInt64, source: String)]) throws {
        folder = TemporaryFolder()
        for (seed, text) in programs {
            let place = folder.path + "/seed\(seed)"
            try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
            let source = "\(place)/Seed\(seed).swift"
            try text.write(toFile: source, atomically: true, encoding: .utf8)
            let generation = Generation(
                .paths(["."], root: Root(place)), jobs: 1, diagnostics: DiagnosticBag(), sources: SourceLibrary())
            if generation.diagnostics.hasErrors {
                refused.append("seed \(seed):\n\(generation.report(TextReporter()))")
                continue
            }
            accepted += 1
            files.append(source)
            for file in generation.plan.files {
                try Data(file.bytes).write(to: URL(fileURLWithPath: place + "/" + file.path))
                files.append(place + "/" + file.path)
            }
        }
    }

    /// What listgen writes for one program; nil if it refuses it.
    static func generated(_ source: String) throws -> String? {
        let module = try TypeModule([(0, source)])
        guard module.accepted == 1, let file = module.files.last else { return nil }
        return try String(contentsOfFile: file, encoding: .utf8)
    }

    static let modes = [
        ["-swift-version", "5"], ["-swift-version", "6"], ["-swift-version", "6", "-D", "DEBUG"],
    ]

    /// What the compiler says of the programs, and of the output where it only warns: each line names a seed.
    func faults(in modes: [[String]] = TypeModule.modes) throws -> [String] {
        guard !files.isEmpty else { return [] }
        var result: [String] = []
        for mode in modes {
            var arguments = ["swiftc", "-typecheck", "-parse-as-library", "-module-name", "Types"]
            arguments += ["-I", CompiledProgram.modules, "-module-alias", "UIKit=HeadlessUIKit"] + mode + files
            let outcome = try ChildProcess.run("/usr/bin/env", arguments, in: folder.path)
            let lines = outcome.output.split(separator: "\n").filter { line in
                line.hasPrefix(folder.path) || line.hasPrefix("Seed") || line.hasPrefix("<unknown>")
            }
            result += lines.filter {
                $0.contains(": error:") || $0.contains(".generated.swift") && $0.contains(": warning:")
            }
            .map { "\(mode.joined(separator: " ")): \($0.replacing(folder.path, with: ""))" }
            if outcome.status != 0, result.isEmpty { result.append(String(outcome.output.prefix(2000))) }
        }
        return result
    }

    /// The faults of several modules, each in the next mode, which are compiled by two processes at a time.
    static func faults(of modules: [TypeModule]) async throws -> [String] {
        try await withThrowingTaskGroup(of: [String].self) { group in
            var rest = Array(modules.enumerated())[...]
            func compileNext(_ group: inout ThrowingTaskGroup<[String], any Error>) {
                guard let (index, module) = rest.popFirst() else { return }
                group.addTask { try module.faults(in: [modes[index % modes.count]]) }
            }
            compileNext(&group)
            compileNext(&group)
            var result: [String] = []
            while let faults = try await group.next() {
                result += faults
                compileNext(&group)
            }
            return result
        }
    }
}
