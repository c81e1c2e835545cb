import RandomTesting
import Testing

/// Whatever is nested, and however deep: the command ends by itself, and messages stay short.
@Suite(.enabled(if: Command.isBuilt)) struct DepthTests {
    @Test(arguments: DeepInput.all) func depthEndsNoProcess(_ input: DeepInput) throws {
        for depth in Sample.isWhole ? [50, 2_000, 40_000] : [10_000] {
            let folder = try TemporaryFolder()
            for (name, text) in input.files(depth) { try folder.write(name, text) }
            let printed = try Command.run(["generate", "--no-cache"], in: folder)
            let end = printed.split(separator: "\n").last ?? ""
            #expect(["exit 0", "exit 1"].contains(end), "\(input), \(depth) deep: \(printed.suffix(300))")
            if end == "exit 1" {
                #expect(
                    printed.contains(#/(?m)^[^\n:]+:\d+:\d+: error: /#),
                    "\(input), \(depth) deep: \(printed.prefix(300))")
            }
            let longest = printed.split(separator: "\n").map(\.count).max() ?? 0
            #expect(longest < 600, "\(input), \(depth) deep")
        }
    }
}
