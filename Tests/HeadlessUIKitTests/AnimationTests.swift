import HeadlessUIKit
import Testing

/// Completions that wait for the end of an animation, as on a phone.
@MainActor @Suite struct AnimationTests {
    private final class Log { var entries: [String] = [] }

    private let log = Log()
    private let screen = Screen([["a"]])
    private var table: UITableView { screen.table }

    private func insert(_ word: String, animated: Bool = true) {
        let update = { [screen, log] in
            screen.table.performBatchUpdates {
                screen.sections[0].append(word)
                let path = IndexPath(row: screen.sections[0].count - 1, section: 0)
                screen.table.insertRows(at: [path], with: .fade)
            } completion: {
                log.entries.append($0 ? word : "\(word) unfinished")
            }
        }
        if animated { update() } else { UIView.performWithoutAnimation(update) }
    }

    @Test func completionsWaitForTheEndOfTheirAnimation() {
        table.headless.holdsCompletions = true
        insert("b")
        insert("c")
        #expect(screen.shown == ["a", "b", "c"])
        #expect(!table.hasUncommittedUpdates)
        #expect(table.headless.heldCompletions == 2)
        #expect(log.entries == [])
        #expect(table.headless.endAnimation(1))
        #expect(table.headless.endAnimation())
        #expect(!table.headless.endAnimation())
        #expect(log.entries == ["c", "b"])
    }

    @Test func theOutermostUpdateAnimates() {
        table.headless.holdsCompletions = true
        table.beginUpdates()
        insert("b")
        table.endUpdates()
        #expect(table.headless.heldCompletions == 1)
        table.headless.endAnimations()
        #expect(log.entries == ["b"])
    }

    @Test func withoutAnimationNothingWaits() {
        table.headless.holdsCompletions = true
        insert("b")
        insert("c", animated: false)
        #expect(log.entries == ["c"])
        table.headless.holdsCompletions = false
        insert("d")
        #expect(log.entries == ["c", "b", "d"])
    }

    @Test func whatLeavesItsWindowIsNotAnimated() {
        table.headless.holdsCompletions = true
        insert("b")
        table.removeFromSuperview()
        insert("c")
        #expect(log.entries == ["b unfinished", "c"])
    }

    @Test func aCompletionMayBeginAnotherUpdate() {
        table.headless.holdsCompletions = true
        table.performBatchUpdates(nil) { _ in insert("b") }
        table.headless.endAnimations()
        #expect(screen.shown == ["a", "b"])
        #expect(table.headless.heldCompletions == 1)
    }

    @Test func collectionViewsAndSnapshotsHoldThemToo() {
        let grid = Grid([["a"]])
        grid.view.headless.holdsCompletions = true
        grid.view.performBatchUpdates(nil) { [log] _ in log.entries.append("grid") }
        let words = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "word", for: path)
        }
        table.headless.holdsCompletions = true
        var snapshot = words.snapshot()
        snapshot.appendSections([0])
        words.apply(snapshot) { [log] in log.entries.append("animated") }
        snapshot.appendItems(["a"])
        words.apply(snapshot, animatingDifferences: false) { [log] in log.entries.append("at once") }
        #expect(log.entries == ["at once"])
        grid.view.headless.endAnimations()
        table.headless.endAnimations()
        #expect(log.entries == ["at once", "grid", "animated"])
    }
}
