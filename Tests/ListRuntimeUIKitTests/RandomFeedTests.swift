import HeadlessUIKit
import ListRuntime
import Testing

@testable import ListRuntimeUIKit

@MainActor
@Suite struct RandomFeedTests {
    @Test(
        "after any random change the table shows the state, and no rule was broken", arguments: 0..<60 as Range<UInt64>)
    func randomChanges(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let screen = FeedScreen(.random(using: &generator), height: seed % 2 == 0 ? 4_000 : 220)
        screen.tableView.allowsMultipleSelection = true
        for step in 0..<40 {
            screen.innerChanges = 0
            var selectionBefore: Set<Feed.RowID> = []
            let violations = UIKitRules.violations {
                for _ in 0..<Int.random(in: 1...3, using: &generator) { change(screen, using: &generator) }
                selectionBefore = screen.table.selection
                screen.table.flush()
            }
            let state = screen.table.state
            let ids = RowIndex(state)
            if let violation = violations.first {
                Issue.record("seed \(seed), step \(step): \(violation)")
                return
            }
            if let difference = screen.difference(from: state) {
                Issue.record("seed \(seed), step \(step): \(difference); \(screen.updates())")
                return
            }
            let kept = selectionBefore.filter { ids[$0] != nil }
            // A state set by a handler may bring back a row, and not its selection, that the state before it dropped.
            if ids.duplicates.isEmpty, screen.innerChanges == 0, !screen.table.selection.isSuperset(of: kept) {
                Issue.record("seed \(seed), step \(step): selection lost")
                return
            }
            for report in screen.reports {
                if case .duplicateRows = report { continue }
                Issue.record("seed \(seed), step \(step): \(report)")
                return
            }
        }
    }

    private func change(_ screen: FeedScreen, using generator: inout SeededGenerator) {
        guard let table = screen.table else { return }
        let state = table.state
        switch Int.random(in: 0..<13, using: &generator) {
        case 0:
            table.context = FeedContext(
                theme: .random(using: &generator) ? .dark : .light, isCompact: .random(using: &generator))
        case 1:
            if let story = state.stories.randomElement(using: &generator) {
                let title = "u\(Int.random(in: 0..<9, using: &generator))"
                table.update(stories: story.id) { $0.title = title }
            }
        case 2:
            if let draft = state.drafts.randomElement(using: &generator) {
                draft.subject = "s\(Int.random(in: 0..<9, using: &generator))"
                table.touch(.drafts(draft.guid))
            }
        case 3:
            let height = max(0, screen.tableView.contentSize.height - 100)
            screen.tableView.contentOffset = CGPoint(x: 0, y: .random(in: 0...height, using: &generator))
        case 4:
            if let id = table.visibleRows.isEmpty ? nil : table.rowID(at: IndexPath(row: 0, section: 1)) {
                table.select(id)
            }
        case 5:
            if let group = state.groups.randomElement(using: &generator), let member = group.members.first {
                table.update(groups: group.id, members: member.id) { $0.name += "'" }
            }
        case 6:
            // A handler that changes the state while the tap, or a cell that is being filled, is under way.
            var next = state
            next.edit(using: &generator)
            let inner = {
                screen.innerChanges += 1
                table.state = next
            }
            if Bool.random(using: &generator) { screen.onSelect = inner } else { screen.fillOnce(inner) }
            let visible = screen.tableView.indexPathsForVisibleRows ?? []
            if let path = visible.randomElement(using: &generator) { screen.tableView.headless.tap(rowAt: path) }
            screen.onSelect = nil
        case 7:
            screen.tableView.headless.rotate(to: CGSize(width: .random(in: 150...400, using: &generator), height: 300))
        default:
            table.update { $0.edit(using: &generator) }
        }
    }
}
