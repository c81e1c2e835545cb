import Foundation
import RandomTesting

/// Programs that listgen reads one by one; those that it accepts are compiled as one module with their drivers, and run.
struct ShapeRun: Sendable {
    /// How many ran.
    private(set) var played = 0
    /// What programs do wrong.
    private(set) var faults: [String] = []

    /// The folders of what all drivers use: their own, and that of the other random programs.
    private static let folders = [
        here.appendingPathComponent("Driver"),
        here.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("BehaviourTests/Driver"),
    ]
    private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    init(_ programs: [ShapeProgram], seed: UInt64) throws {
        var files: [String: String] = [:]
        for folder in Self.folders { files.merge(try CompiledProgram.sources(in: folder)) { $1 } }
        var accepted: [ShapeProgram] = []
        for program in programs {
            guard let generated = try TypeModule.generated(program.source) else { continue }
            files["\(program.number).swift"] = program.source
            files["\(program.number).generated.swift"] = generated
            files["Driver\(program.number).swift"] = program.driver(generated)
            accepted.append(program)
        }
        guard !accepted.isEmpty else { return }
        files["main.swift"] = Self.main(accepted, seed: seed)
        let compiled: CompiledProgram
        do {
            compiled = try CompiledProgram(files, flags: ["-wmo", "-suppress-warnings"])
        } catch let refusal as CompiledProgram.Refusal {
            let errors = refusal.description.split(separator: "\n").filter { $0.contains(": error:") }
            faults.append(errors.isEmpty ? refusal.description : errors.prefix(20).joined(separator: "\n"))
            return
        }
        for program in accepted {
            let outcome = try compiled.run("\(program.number)")
            played += 1
            if outcome.status != 0 || outcome.output != "right\n" {
                faults.append("\(program.number) \(program.name): \(outcome.output.suffix(3000)) (\(outcome.status))")
            }
        }
    }

    private static func main(_ programs: [ShapeProgram], seed: UInt64) -> String {
        let cases = programs.map { "case \"\($0.number)\": play(shape_\($0.number))" }
        return """
            import UIKit

            @MainActor func play(_ subject: (inout Randomness) -> ShapeSubject) {
                var random = Randomness(seed: \(seed))
                print(subject(&random).play(&random) ?? "right")
            }

            MainActor.assumeIsolated {
                switch CommandLine.arguments[1] {
                \(cases.joined(separator: "\n    "))
                default: print("no such program")
                }
            }

            """
    }
}
