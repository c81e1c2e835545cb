#if os(Linux)
import Foundation
import Testing

/// `listgen watch` as somebody leaves it running while the app is edited.
@Suite(.enabled(if: Command.isBuilt)) struct WatchTests {
    /// Begins to watch, and ends it by a signal that cannot be held back, as threads of tests do with others. `await TEXT`
    /// waits until it has printed that, at most a minute.
    private static let start = """
        : >told
        "$0" watch >>told 2>&1 &
        pid=$!
        trap 'kill -9 $pid; wait $pid 2>/dev/null' EXIT
        await() {
            turns=0
            until grep -q "$1" told; do
                turns=$((turns + 1))
                if [ $turns = 1200 ]; then echo "never told: $1"; cat told; exit 9; fi
                sleep 0.05
            done
        }
        await '^written: Feed.generated.swift'

        """

    private func app() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(".listgen.yml", "output: beside\n")
        try folder.write("StoryCell.swift", SmallApp.cells)
        try folder.write("Feed.swift", SmallApp.list)
        return folder
    }

    @Test func aChangeIsGeneratedAndNothingElseIsTold() throws {
        let told = try Command.shell(
            Self.start + """
                sed 's/Feed/Food/' Feed.swift >other
                mkdir -p New/Deep
                mv other New/Deep/Food.swift
                await '^written: New/Deep/Food.generated.swift'
                touch Feed.swift
                sed 's/stories/items/' Feed.swift >.other
                mv .other Feed.swift
                sleep 0.3
                rm New/Deep/Food.swift
                await '^removed: New/Deep/Food.generated.swift'
                cat told
                """, in: app())
        #expect(
            told == """
                written: Feed.generated.swift
                written: New/Deep/Food.generated.swift
                written: Feed.generated.swift
                removed: New/Deep/Food.generated.swift
                exit 0
                """)
    }

    @Test func anErrorIsToldOnceAndItsEnd() throws {
        let told = try Command.shell(
            Self.start + """
                cp Feed.swift good
                echo '// listgen:nothing' >>Feed.swift
                await 'error:'
                echo '// A comment.' >>StoryCell.swift
                sleep 0.3
                cp good Feed.swift
                await '^no diagnostics any more'
                grep -c 'error:' told
                """, in: app())
        #expect(told == "1\nexit 0")
    }

    @Test func theConfigurationIsReadAnew() throws {
        let told = try Command.shell(
            Self.start + """
                echo 'output: Made' >.listgen.yml
                await '^removed: Feed.generated.swift'
                ls Made
                """, in: app())
        #expect(told == "Feed.generated.swift\nexit 0")
    }
}
#endif
