import Foundation
import ListGenKit
import RandomTesting
import SourceText

/// Programs that listgen reads one by one, and that are compiled as one module.
struct Batch {
    /// What a program shows wrong, or why it cannot be shown.
    var faults: [String] = []

    private static let driver = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Driver")

    init(_ programs: [BehaviourProgram]) throws {
        var files = try CompiledProgram.sources(in: Self.driver)
        var shown: [BehaviourProgram] = []
        for program in programs {
            let reading = try Reading(program.source)
            if !reading.errors.isEmpty {
                faults.append("seed \(program.seed) is refused: \(reading.errors.joined(separator: "; "))")
                continue
            }
            for (name, text) in reading.files { files["\(program.number)-\(name)"] = text }
            files["\(program.number).swift"] = program.source
            files["Driver\(program.number).swift"] = program.driverSource
            shown.append(program)
        }
        let cases = shown.map { "case \"\($0.number)\": play(subject\($0.number), seed: \($0.seed))" }
        files["main.swift"] = """
            import UIKit

            @MainActor func play(_ subject: (inout Randomness) -> Subject, seed: UInt64) {
                var random = Randomness(seed: seed)
                let fault = subject(&random).play(&random)
                print(fault ?? "right")
            }

            MainActor.assumeIsolated {
                switch CommandLine.arguments[1] {
                \(cases.joined(separator: "\n    "))
                default: print("no such program")
                }
            }

            """
        let compiled: CompiledProgram
        do {
            compiled = try CompiledProgram(files, flags: ["-wmo", "-suppress-warnings"])
        } catch let refusal as CompiledProgram.Refusal {
            try refused(shown, refusal)
            return
        }
        for program in shown {
            let outcome = try compiled.run("\(program.number)")
            if outcome.status != 0 || outcome.output != "right\n" {
                faults.append("seed \(program.seed): \(outcome.output.prefix(1200)) (\(outcome.status))")
            }
        }
    }

    /// Of several programs that do not compile, each is compiled alone.
    private mutating func refused(_ programs: [BehaviourProgram], _ refusal: CompiledProgram.Refusal) throws {
        if programs.count > 1 {
            for program in programs { faults += try Batch([program]).faults }
        } else if let program = programs.first {
            let errors = refusal.description.split(separator: "\n").filter { $0.contains(": error:") }
            faults.append("seed \(program.seed) does not compile: \(errors.prefix(3).joined(separator: "; "))")
        }
    }
}
