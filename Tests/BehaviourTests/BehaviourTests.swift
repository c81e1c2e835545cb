import Foundation
import RandomTesting
import Testing

/// Every row, header and tap of random programs shows what it has to.
///
/// `LISTGEN_BEHAVIOUR_COUNT=100` plays so many from `LISTGEN_BEHAVIOUR_START`; `LISTGEN_BEHAVIOUR_SEED` plays the program of
/// a seed again, and prints it: with the number that it had, if the start is given, too.
@Suite(.enabled(if: CompiledProgram.isPossible)) struct BehaviourTests {
    @Test func everyRowShowsItself() throws {
        let environment = ProcessInfo.processInfo.environment
        if let seed = environment["LISTGEN_BEHAVIOUR_SEED"].flatMap(UInt64.init) {
            let number = environment["LISTGEN_BEHAVIOUR_START"].flatMap(UInt64.init).map { Int(seed &- $0) }
            let program = BehaviourProgram(seed: seed, number: number ?? 1)
            print(program.source, program.driverSource, program.kinds.map(\.rawValue).sorted())
            for fault in try Batch([program]).faults { Issue.record("\(fault)") }
            return
        }
        let seed = environment["LISTGEN_BEHAVIOUR_START"].flatMap(UInt64.init) ?? Seed.start
        let count = environment["LISTGEN_BEHAVIOUR_COUNT"].flatMap(Int.init) ?? Sample.count(530)
        let programs = (0..<count).map { BehaviourProgram(seed: seed &+ UInt64($0), number: $0) }
        for start in stride(from: 0, to: programs.count, by: 20) {
            let faults = try Batch(Array(programs[start..<min(start + 20, programs.count)])).faults
            for fault in faults { Issue.record("from \(seed): \(fault)") }
        }
        var counts: [AdversarialKind: Int] = [:]
        for kind in programs.flatMap(\.kinds) { counts[kind, default: 0] += 1 }
        let told = AdversarialKind.allCases.map { "\($0.rawValue) \(counts[$0] ?? 0)" }
        #expect(counts.count >= min(8, programs.count), "from seed \(seed) only \(told)")
        print("\(programs.count) programs from seed \(seed): \(told.joined(separator: ", "))")
    }

    @Test(arguments: RefusedProgram.Kind.allCases) func whatNoRuleDecidesIsRefused(_ kind: RefusedProgram.Kind) throws {
        let seed = Seed.start
        for seed in (0..<Sample.count(60)).map({ seed &+ UInt64($0) }) {
            let program = RefusedProgram(seed: seed, kind: kind)
            #expect(try !Reading(program.refused).errors.isEmpty, "seed \(seed): accepted\n\(program.refused)")
            // It is that alone for which it is refused.
            let errors = try Reading(program.mended).errors
            #expect(errors.isEmpty, "seed \(seed): refused by \(errors)\n\(program.mended)")
        }
    }
}
