import Foundation
import ListGenKit
import RandomTesting
import Testing

/// Whatever holds the rows, and whatever is said of them, what the generator accepts compiles.
///
/// `LISTGEN_SHAPE=702` prints the program of a number, and what comes of it; `LISTGEN_SHAPE=all` compiles all of them.
@Suite(.enabled(if: CompiledProgram.isPossible)) struct ShapeProgramTests {
    private static let programsAModule = 150

    @Test func eachShapeWithEachMarkCompilesOrIsRefused() async throws {
        let asked = ProcessInfo.processInfo.environment["LISTGEN_SHAPE"]
        if let number = asked.flatMap(Int.init) {
            let program = ShapeProgram(number)
            print(program.name, program.source, separator: "\n")
            let module = try TypeModule([(UInt64(number), program.source)])
            print(module.refused)
            for fault in try module.faults() { Issue.record("\(fault)") }
            return
        }
        let seed = Seed.start
        var random = SeededGenerator(seed: seed)
        let count = asked == "all" ? ShapeProgram.count : Sample.count(600)
        let numbers = (0..<ShapeProgram.count).shuffled(using: &random).prefix(count)
        var modules: [TypeModule] = []
        for first in stride(from: 0, to: numbers.count, by: Self.programsAModule) {
            let programs = numbers.dropFirst(first).prefix(Self.programsAModule)
            modules.append(try TypeModule(programs.map { (UInt64($0), ShapeProgram($0).source) }))
        }
        for fault in try await TypeModule.faults(of: modules) { Issue.record("seed \(seed): \(fault)") }
        let accepted = modules.reduce(0) { $0 + $1.accepted }
        #expect(accepted * 3 >= numbers.count * 2, "seed \(seed): only \(accepted) were accepted")
        print("\(accepted) of \(numbers.count) shapes with marks, from seed \(seed)")
    }
}
