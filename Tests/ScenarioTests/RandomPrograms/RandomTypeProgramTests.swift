import Foundation
import ListGenKit
import RandomTesting
import SourceText
import Testing

/// What the generator accepts compiles, whatever the types are.
///
/// `LISTGEN_TYPES_SEED=7028` prints the program of a seed, and what comes of it.
@Suite(.enabled(if: CompiledProgram.isPossible)) struct RandomTypeProgramTests {
    private static let programsAModule = 50

    @Test func acceptedProgramsCompile() async throws {
        let environment = ProcessInfo.processInfo.environment
        if let seed = environment["LISTGEN_TYPES_SEED"].flatMap(UInt64.init) {
            let program = RandomTypeProgram(seed: seed, number: 1)
            print(program.source)
            let module = try TypeModule([(seed, program.source)])
            print(module.refused)
            for fault in try module.faults() { Issue.record("\(fault)") }
            return
        }
        let start = Seed.start
        // Of three programs two are refused.
        let count = Sample.count(1000)
        var accepted = 0
        var features: Set<String> = []
        var modules: [TypeModule] = []
        for first in stride(from: 0, to: count, by: Self.programsAModule * 3) {
            let programs = (first..<min(first + Self.programsAModule * 3, count)).map { index in
                let seed = start &+ UInt64(index)
                return (seed, RandomTypeProgram(seed: seed, number: index))
            }
            for (_, program) in programs { features.formUnion(program.features) }
            let module = try TypeModule(programs.map { ($0.0, $0.1.source) })
            accepted += module.accepted
            modules.append(module)
        }
        for fault in try await TypeModule.faults(of: modules) { Issue.record("\(fault)") }
        #expect(accepted * 4 >= count, "from seed \(start) only \(accepted) of \(count) were accepted")
        #expect(features.count >= 40, "from seed \(start) only \(features.sorted())")
        print("\(accepted) of \(count) type programs from seed \(start)")
    }
}
