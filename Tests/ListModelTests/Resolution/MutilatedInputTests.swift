import ListModel
import RandomTesting
import Testing

/// Resolution of sources with lines missing, doubled and moved ends in a program or in errors.
@Suite struct MutilatedInputTests {
    @Test func anyLinesEnd() throws {
        let files = try ExampleResolutionTests.sources().sorted { $0.key < $1.key }
        let seed = Seed.start
        var random = SeededGenerator(seed: seed)
        func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
        for _ in 0..<Sample.count(60) {
            var mutilated: [String: String] = [:]
            for (path, text) in files {
                var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
                for _ in 0..<3 where !lines.isEmpty {
                    let line = below(lines.count)
                    switch below(4) {
                    case 0: lines.remove(at: line)
                    case 1: lines.insert(lines[below(lines.count)], at: line)
                    case 2: lines[line] = lines[line].dropLast(below(12))
                    default: lines.swapAt(line, below(lines.count))
                    }
                }
                mutilated[path] = lines.joined(separator: "\n")
            }
            let resolved = Resolved(mutilated, configureNames: ["configure", "show"])
            let again = Resolved(mutilated, order: mutilated.keys.sorted(by: >), configureNames: ["configure", "show"])
            #expect(resolved.text == again.text, "seed \(seed)")
            #expect(resolved.program == again.program, "seed \(seed)")
        }
    }
}
