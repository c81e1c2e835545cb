import Foundation
import RandomTesting
import Testing

/// Whatever holds the rows, and whatever is said of them: each row shows itself, and what is said of it is done, to it.
///
/// `LISTGEN_SHAPE_RUN=702` plays the program of a number and prints it, `LISTGEN_SHAPE_RUN=all` plays all of them, and a list of
/// numbers these. `LISTGEN_SHAPE_SEED` takes another seed than the usual one.
@Suite(.enabled(if: CompiledProgram.isPossible)) struct ShapeRunTests {
    private static let programsAModule = 100
    /// The same programs each time: not all of them have been played yet.
    private static let usualSeed: UInt64 = 2_027

    @Test func eachShapeWithEachMarkShowsAndDoesWhatItSays() async throws {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["LISTGEN_SHAPE_SEED"].flatMap(UInt64.init) ?? Self.usualSeed
        var random = SeededGenerator(seed: seed)
        let asked = environment["LISTGEN_SHAPE_RUN"]
        let chosen = asked?.split(separator: ",").compactMap { Int($0) } ?? []
        let count = asked == "all" ? ShapeProgram.count : Sample.count(350)
        let numbers = chosen.isEmpty ? Array((0..<ShapeProgram.count).shuffled(using: &random).prefix(count)) : chosen
        let programs = numbers.map { ShapeProgram($0) }
        if programs.count == 1, let generated = try TypeModule.generated(programs[0].source) {
            print(programs[0].source, generated, programs[0].driver(generated), separator: "\n")
        }
        let modules = stride(from: 0, to: programs.count, by: Self.programsAModule).map { first in
            programs.dropFirst(first).prefix(Self.programsAModule)
        }
        let played = try await Self.twoAtATime(modules) { programs in
            let run = try ShapeRun(Array(programs), seed: seed)
            for fault in run.faults { Issue.record("seed \(seed): \(fault)") }
            return run.played
        }.reduce(0, +)
        #expect(!chosen.isEmpty || played * 2 >= numbers.count, "seed \(seed): only \(played) were played")
        print("\(played) of \(numbers.count) shapes with marks were played, from seed \(seed)")
    }

    /// What is made of each element, by two threads.
    private static func twoAtATime<Element: Sendable, Result: Sendable>(
        _ elements: [Element], _ make: @escaping @Sendable (Element) throws -> Result
    ) async throws -> [Result] {
        try await withThrowingTaskGroup(of: Result.self) { group in
            var rest = elements[...]
            func makeNext(_ group: inout ThrowingTaskGroup<Result, any Error>) {
                guard let element = rest.popFirst() else { return }
                group.addTask { try make(element) }
            }
            makeNext(&group)
            makeNext(&group)
            var results: [Result] = []
            while let result = try await group.next() {
                results.append(result)
                makeNext(&group)
            }
            return results
        }
    }
}
