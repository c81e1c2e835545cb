import ListModel
import Testing

/// Resolution of sources with lines missing, doubled and moved ends in a program or in errors.
@Suite struct MutilatedInputTests {
    @Test func anyLinesEnd() throws {
        let files = try ExampleResolutionTests.sources().sorted { $0.key < $1.key }
        let seed = UInt64.random(in: 0 ... .max)
        print("seed \(seed)")
        var random = Random(state: seed)
        for _ in 0..<60 {
            var mutilated: [String: String] = [:]
            for (path, text) in files {
                var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
                for _ in 0..<3 where !lines.isEmpty {
                    let line = random.below(lines.count)
                    switch random.below(4) {
                    case 0: lines.remove(at: line)
                    case 1: lines.insert(lines[random.below(lines.count)], at: line)
                    case 2: lines[line] = lines[line].dropLast(random.below(12))
                    default: lines.swapAt(line, random.below(lines.count))
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

    /// A generator that a printed seed repeats.
    private struct Random {
        var state: UInt64

        mutating func below(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
    }
}
