import Foundation
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// The steps of a pass stand in one table: what Architecture.md draws is that table, and no list takes another step.
@MainActor
@Suite struct PassPhaseTests {
    private static var diagram: [String] {
        ["stateDiagram-v2", "    [*] --> \(PassPhase.idle)"]
            + PassPhase.steps.map { "    \($0.from) --> \($0.to): \($0.reason)" }
    }

    @Test func theDiagramIsTheTable() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: root.appending(path: "Documentation/Architecture.md"), encoding: .utf8)
        let start = try #require(text.range(of: "```mermaid\n"))
        let end = try #require(text.range(of: "\n```", range: start.upperBound..<text.endIndex))
        #expect(
            text[start.upperBound..<end.lowerBound].components(separatedBy: "\n") == Self.diagram,
            "put this into Documentation/Architecture.md:\n\(Self.diagram.joined(separator: "\n"))")
    }

    @Test func everyPhaseIsReachedAndLeft() {
        #expect(Set(PassPhase.steps.map(\.from)) == Set(PassPhase.allCases))
        #expect(Set(PassPhase.steps.map(\.to)) == Set(PassPhase.allCases))
        #expect(Set(PassPhase.steps.map { [$0.from, $0.to] }).count == PassPhase.steps.count)
        #expect(PassPhase.steps.allSatisfy { $0.from != $0.to })
    }

    @Test func anotherStepIsReportedAndTheListGoesOn() {
        let screen = FeedScreen()
        let table: Feed.Table = screen.table
        var faults: [String] = []
        table.reporting.stopInDebug = { faults.append($0) }
        table.flush()
        #expect(table.scheduler.phase == .idle && faults.isEmpty)
        table.enter(.settling)
        #expect(faults == ["A list went from idle to settling, which is no step of a pass."])
        table.enter(.fulfilling)
        table.enter(.idle)
        table.state = table.state
        #expect(table.scheduler.phase == .scheduled)
        table.flush()
        #expect(table.scheduler.phase == .idle && faults.count == 1)
    }

    @Test func whatIsHeldWaits() {
        let screen = FeedScreen()
        let table: Feed.Table = screen.table
        table.flush()
        table.beginInteraction(.swipe)
        table.reload()
        table.flush()
        #expect(table.scheduler.phase == .waiting && table.holds.waiting == [.interaction])
        table.endInteraction(.swipe)
        #expect(table.scheduler.phase == .scheduled)
        table.flush()
        #expect(table.scheduler.phase == .idle && table.holds.waiting == [])
    }

    @Test func aHandlerThatFlushesComesBackToItsPhase() {
        let screen = FeedScreen()
        let table: Feed.Table = screen.table
        table.flush()
        var phases: [PassPhase] = []
        table.apply(table.state) {
            phases.append(table.scheduler.phase)
            table.reload()
            table.flush()
            phases.append(table.scheduler.phase)
        }
        table.flush()
        #expect(phases == [.completing, .completing] && table.scheduler.phase == .idle)
    }
}
