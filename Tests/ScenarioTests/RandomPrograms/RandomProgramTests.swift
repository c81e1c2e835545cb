import Foundation
import ListGenKit
import RandomTesting
import SourceText
import Testing

/// Whatever the names, the output parses, and compiles in every language mode.
@Suite struct RandomProgramTests {
    private static let isWhole = Sample.isWhole
    private static let listsAFile = 5

    /// Programs with their output, in a folder of their own each: those that the generator accepts.
    private struct Written {
        var folders: [URL] = []
        /// What the generator said of the others.
        var refused: [String] = []
        var features: Set<String> = []
    }

    private func write(_ count: Int, from seed: UInt64, to folder: URL) throws -> Written {
        var written = Written()
        for index in 0..<count {
            let seed = seed &+ UInt64(index)
            let program = RandomProgram(seed: seed, lists: Self.listsAFile)
            written.features.formUnion(program.features)
            let place = folder.appendingPathComponent("seed\(seed)")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try program.source.write(to: place.appendingPathComponent("Lists.swift"), atomically: true, encoding: .utf8)
            let generation = Generation(
                .paths(["."], root: Root(place.path)), jobs: 1, diagnostics: DiagnosticBag(), sources: SourceLibrary())
            if generation.diagnostics.hasErrors {
                written.refused.append("seed \(seed):\n\(generation.report(TextReporter()))")
                continue
            }
            for file in generation.plan.files {
                try Data(file.bytes).write(to: place.appendingPathComponent(file.path))
            }
            let again = Generation(
                .paths(["."], root: Root(place.path)), jobs: 1, diagnostics: DiagnosticBag(), sources: SourceLibrary())
            #expect(again.plan.isUpToDate && !again.diagnostics.hasErrors, "seed \(seed)")
            written.folders.append(place)
        }
        return written
    }

    /// The source and the file that is generated for it, unless the source holds that itself.
    private static func files(in place: URL) -> [String] {
        ["Lists.swift", "Lists.generated.swift"].filter {
            FileManager.default.fileExists(atPath: place.appendingPathComponent($0).path)
        }
    }

    private func temporaryFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    @Test func outputOfRandomProgramsParses() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let seed = Seed.start
        let count = Self.isWhole ? 640 : 34
        let written = try write(count, from: seed, to: folder)
        // Five lists a program; most of them have to reach rendering.
        #expect(
            written.folders.count * Self.listsAFile >= (Self.isWhole ? 2000 : 80),
            "refused: \(written.refused.prefix(12).map { $0.prefix(700) }.joined(separator: "\n"))")
        #expect(written.features.count >= 20, "seed \(seed) reached only \(written.features.sorted())")
        for start in stride(from: 0, to: written.folders.count, by: 50) {
            let files = written.folders[start..<min(start + 50, written.folders.count)].compactMap {
                Self.files(in: $0).last.map($0.appendingPathComponent)?.path
            }
            let outcome = try ChildProcess.run(
                "/usr/bin/env", ["swiftc", "-frontend", "-parse"] + files, in: folder.path)
            #expect(
                outcome.status == 0 && !outcome.output.contains("error:"),
                "from seed \(seed):\n\(outcome.output.prefix(3000))")
        }
    }

    @Test func outputOfRandomProgramsCompilesInEveryMode() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let seed = Seed.start
        let written = try write(Self.isWhole ? 45 : 2, from: seed, to: folder)
        let modules = try #require(Self.modules)
        let modes = [
            ["-swift-version", "5"], ["-swift-version", "6"],
            ["-swift-version", "6", "-default-isolation", "MainActor"],
        ]
        for place in written.folders {
            for mode in modes {
                var arguments = ["swiftc", "-typecheck", "-parse-as-library", "-warnings-as-errors"]
                arguments += ["-package-name", "Random", "-module-name", "Random", "-I", modules]
                arguments += ["-module-alias", "UIKit=HeadlessUIKit"] + mode + Self.files(in: place)
                let outcome = try ChildProcess.run("/usr/bin/env", arguments, in: place.path)
                #expect(outcome.status == 0, "\(place.lastPathComponent) as \(mode):\n\(outcome.output.prefix(3000))")
            }
        }
    }

    /// Where the modules of this build are, beside the test bundle.
    private static var modules: String? {
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        for _ in 0..<4 {
            let modules = folder.appendingPathComponent("Modules")
            if FileManager.default.fileExists(atPath: modules.appendingPathComponent("HeadlessUIKit.swiftmodule").path)
            {
                return modules.path
            }
            folder.deleteLastPathComponent()
        }
        return nil
    }
}
