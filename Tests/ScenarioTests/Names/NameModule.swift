import Foundation
import ListGenKit
import RandomTesting
import SourceText

/// One module of programs that call something by a name each: what the generator accepts of them, with its output.
struct NameModule {
    let role: NameRole
    /// The names that it refused, by what it said.
    private(set) var refused: [String: String] = [:]
    /// What the compiler says of the others; empty if it accepts them.
    private(set) var faults = ""

    init(_ role: NameRole, names: [String], in folder: URL) throws {
        self.role = role
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try NameRole.shared.write(to: folder.appendingPathComponent("Shared.swift"), atomically: true, encoding: .utf8)
        for (number, name) in names.enumerated() {
            try role.program(name, number: number).write(
                to: folder.appendingPathComponent("Name\(number).swift"), atomically: true, encoding: .utf8)
        }
        while true {
            let generation = Generation(
                .paths(["."], root: Root(folder.path)), jobs: 1, diagnostics: DiagnosticBag(), sources: SourceLibrary())
            guard generation.diagnostics.hasErrors else {
                for file in generation.plan.files {
                    try Data(file.bytes).write(to: folder.appendingPathComponent(file.path))
                }
                break
            }
            let before = refused.count
            for error in generation.diagnostics.sorted() where error.severity == .error {
                guard let path = error.place?.path,
                    let number = Int(path.dropFirst("Name".count).dropLast(".swift".count)),
                    refused[names[number]] == nil
                else { continue }
                refused[names[number]] = "\(error.id): \(error.message)"
                try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
            }
            guard refused.count > before else {
                faults = generation.report(TextReporter())
                return
            }
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        faults = try Self.faults(of: files.sorted(), in: folder)
    }

    private static func faults(of files: [String], in folder: URL) throws -> String {
        var arguments = ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-module-name", "Names"]
        arguments += ["-warnings-as-errors", "-I", CompiledProgram.modules, "-module-alias", "UIKit=HeadlessUIKit"]
        let outcome = try ChildProcess.run("/usr/bin/env", arguments + files, in: folder.path)
        return outcome.status == 0 ? "" : outcome.output
    }
}
