import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

@MainActor
@Suite struct ListTableTests {
    @Test("the first load shows the state")
    func firstLoad() {
        let screen = FeedScreen()
        #expect(
            screen.shown == [
                "banner hello light", "story a", "story b", "post p light", "gap 3", "LoaderCell", "draft s",
                "contact Ann 1/1", "AddCell", "contact Bob 1/1",
            ])
        #expect(screen.difference(from: .sample) == nil)
    }

    @Test("a new state is followed by one legal batch, content by reconfiguring the cells that stay")
    func structuralUpdate() {
        let screen = FeedScreen()
        screen.table.update {
            $0.banner = nil
            $0.stories.insert(Story(id: 3, title: "c"), at: 0)
            $0.stories[1].title = "A"
        }
        #expect(screen.table.applied.banner != nil)
        #expect(screen.table.state.banner == nil)
        screen.table.flush()
        #expect(screen.difference(from: screen.table.state) == nil)
        #expect(screen.updates() == ["delete [0, 0]; insert [1, 0] (automatic)", "reconfigure [1, 1]"])
        #expect(screen.fills(.stories(1)) == 2)
        #expect(screen.fills(.stories(2)) == 1)
    }

    @Test("moves, section inserts, deletes and moves")
    func sections() {
        let screen = FeedScreen()
        screen.table.update {
            $0.posts.swapAt(0, 1)
            $0.groups.swapAt(0, 1)
            $0.groups.insert(ContactGroup(id: "z", title: "Z", members: [], canAdd: true), at: 1)
        }
        screen.table.flush()
        #expect(screen.difference(from: screen.table.state) == nil)
        #expect(
            screen.updates() == [
                "insert sections 5; move sections 4>6; move [2, 0]>[2, 1] (automatic)",
                // Contacts are filled with their index path.
                "reconfigure [4, 0] [6, 0]",
            ])
        screen.table.update { $0.groups.removeAll() }
        screen.table.flush()
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test("a row that needs another kind of cell is reloaded, beside other changes deleted and inserted")
    func otherCell() {
        let screen = FeedScreen()
        screen.table.update { $0.stories[0].title = "" }
        screen.table.flush()
        #expect(screen.updates() == ["reload [1, 0] (automatic)"])
        screen.table.update {
            $0.stories[0].title = "a"
            $0.stories.insert(Story(id: 9, title: "i"), at: 0)
        }
        screen.table.flush()
        #expect(screen.updates() == ["delete [1, 0]; insert [1, 0] [1, 1] (automatic)"])
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test("an equal state touches nothing")
    func equalState() {
        let screen = FeedScreen()
        screen.table.state = screen.table.state
        screen.table.flush()
        #expect(screen.updates() == [])
    }

    @Test("many changes in one turn are one pass at its end")
    func coalescing() async {
        let screen = FeedScreen()
        for count in 0..<5 { screen.table.update { $0.stories.append(Story(id: 10 + count, title: "n\(count)")) } }
        screen.table.context.theme = .dark
        #expect(screen.updates() == [])
        await Task.yield()
        while screen.table.scheduler.isScheduled { await Task.yield() }
        #expect(
            screen.updates() == [
                "insert [1, 2] [1, 3] [1, 4] [1, 5] [1, 6] (automatic)",
                "reconfigure [0, 0] [1, 0] [1, 1] [1, 2] [1, 3] [1, 4] [1, 5] [1, 6] [2, 0]",
            ])
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test("a context reconfigures exactly the rows that read it, every time it is set")
    func context() {
        let screen = FeedScreen()
        screen.table.context.theme = .dark
        screen.table.flush()
        #expect(screen.updates() == ["reconfigure [0, 0] [1, 0] [1, 1] [2, 0]"])
        #expect(screen.difference(from: .sample) == nil)
        screen.table.context = screen.table.context
        screen.table.flush()
        #expect(screen.fills(.banner) == 3)
        #expect(screen.fills(.drafts("d")) == 1)
    }

    @Test("a context that changes the kind of cell reloads those rows")
    func contextChoosesCell() {
        let screen = FeedScreen()
        screen.table.context.isCompact = true
        screen.table.flush()
        #expect(screen.updates() == ["reload [1, 0] [1, 1]; reconfigure [0, 0] [2, 0] (automatic)"])
        #expect(screen.difference(from: .sample) == nil)
        #expect(tableHeight(screen, .stories(1)) == 30)
    }

    private func tableHeight(_ screen: FeedScreen, _ id: Feed.RowID) -> CGFloat? {
        screen.table.indexPath(of: id).map { screen.tableView.rectForRow(at: $0).height }
    }

    @Test("an object changed in place is seen by its stamp at the next update and on touch")
    func stamps() {
        let screen = FeedScreen()
        let draft = screen.table.state.drafts[0]
        draft.body = "not declared"
        screen.table.state = screen.table.state
        screen.table.flush()
        #expect(screen.fills(.drafts("d")) == 1)
        draft.subject = "t"
        screen.table.state = screen.table.state
        screen.table.flush()
        #expect(screen.fills(.drafts("d")) == 2)
        draft.subject = "u"
        #expect(screen.table.touch(.drafts("d")))
        #expect(!screen.table.touch(.drafts("gone")))
        screen.table.flush()
        #expect(screen.difference(from: screen.table.state) == nil)
        #expect(screen.fills(.drafts("d")) == 3)
    }

    @Test("one row is updated by its identity")
    func updateRow() {
        let screen = FeedScreen()
        #expect(screen.table.update(stories: 2) { $0.title = "B" })
        #expect(screen.table.update(groups: "y", members: 1) { $0.name = "Bea" })
        #expect(!screen.table.update(stories: 7) { $0.title = "?" })
        screen.table.flush()
        #expect(screen.updates() == ["reconfigure [1, 1] [5, 0]"])
        #expect(screen.difference(from: screen.table.state) == nil)
        #expect(screen.table.state.stories[1].title == "B")
    }

    @Test("the change of one row may read the table")
    func updateRowReadsTheTable() {
        let screen = FeedScreen()
        #expect(screen.table.update(stories: 1) { $0.title = "of \(screen.table.state.stories.count)" })
        screen.table.flush()
        #expect(screen.table.applied.stories[0].title == "of 2")
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test("one row that gets another identity and another cell is reloaded")
    func updateRowToAnotherKind() {
        let screen = FeedScreen()
        #expect(screen.table.update(posts: .post(1)) { $0 = .gap(Gap(id: 7, count: 7)) })
        screen.table.flush()
        #expect(screen.updates() == ["reload [2, 0] (automatic)"])
        #expect(screen.table.indexPath(of: .posts(.gap(7))) == IndexPath(row: 0, section: 2))
        #expect(screen.table.indexPath(of: .posts(.post(1))) == nil)
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test("one row is updated in the state that waits, where there is one")
    func updateRowOfWaitingState() {
        let screen = FeedScreen()
        screen.table.update { $0.stories.removeFirst() }
        #expect(!screen.table.update(stories: 1) { $0.title = "gone" })
        #expect(screen.table.update(stories: 2) { $0.title = "B" })
        screen.table.flush()
        #expect(screen.table.state.stories == [Story(id: 2, title: "B")])
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test("a state set while an update runs follows it; none is lost")
    func reentrance() {
        let screen = FeedScreen()
        let completed = Counter()
        screen.table.apply(.sample) { completed.add("first") }
        screen.table.flush()
        var next = Feed.sample
        next.stories = []
        screen.table.apply(next) {
            completed.add("second")
            screen.table.update { $0.banner = Banner(text: "late") }
            screen.table.flush()
        }
        screen.table.apply(next) { completed.add("third") }
        screen.table.flush()
        #expect(completed.names == ["first", "second", "third"])
        #expect(screen.table.state.banner?.text == "late")
        #expect(screen.difference(from: screen.table.state) == nil)
        #expect(screen.table.applied.banner?.text == "late")
    }

    @Test("a state set in a handler follows the tap")
    func changeInHandler() {
        let screen = FeedScreen()
        screen.onSelect = { screen.table.update { $0.stories.removeFirst() } }
        screen.tableView.headless.tap(rowAt: IndexPath(row: 1, section: 1))
        #expect(screen.selected == ["story b"])
        #expect(screen.table.applied.stories.count == 2)
        screen.table.flush()
        #expect(screen.shown[1] == "story b")
        #expect(screen.tableView.indexPathsForSelectedRows == nil)
    }

    @Test("a state set, and flushed, while a cell is filled follows")
    func changeWhileFilling() {
        let screen = FeedScreen()
        var isDone = false
        screen.onFill = {
            guard !isDone else { return }
            isDone = true
            screen.table.update { $0.banner = nil }
            screen.table.flush()
        }
        screen.tableView.reloadData()
        let violations = UIKitRules.violations { screen.tableView.layoutIfNeeded() }
        screen.onFill = nil
        #expect(isDone)
        #expect(violations.isEmpty)
        #expect(screen.table.applied.banner != nil)
        screen.table.flush()
        #expect(screen.table.applied.banner == nil)
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test("outside a window a structural update reloads")
    func outsideWindow() {
        let screen = FeedScreen(isInWindow: false)
        screen.table.update { $0.stories = [] }
        screen.table.flush()
        #expect(screen.updates() == ["reloadData"])
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test("without a height a structural update reloads")
    func withoutHeight() {
        let screen = FeedScreen(height: 0)
        screen.table.update { $0.stories = [] }
        screen.table.flush()
        #expect(screen.updates() == ["reloadData"])
    }

    @Test("as many changes as the limit are a batch")
    func changesToTheLimit() {
        let screen = FeedScreen()
        screen.table.limits.animatedChanges = 2
        screen.table.update { $0.stories += (10..<12).map { Story(id: $0, title: "n") } }
        screen.table.flush()
        #expect(screen.updates() == ["insert [1, 2] [1, 3] (automatic)"])
        #expect(screen.reports.isEmpty)
    }

    @Test("what comes without an animation is filled without one")
    func noAnimation() {
        let screen = FeedScreen()
        var areAnimated: [Bool] = []
        screen.onFill = { areAnimated.append(UIView.areAnimationsEnabled) }
        var next = Feed.sample
        next.banner?.text = "new"
        screen.table.apply(next, animation: .none)
        screen.table.flush()
        screen.table.apply(.sample, animation: .fade)
        screen.table.flush()
        screen.onFill = nil
        #expect(areAnimated == [false, true])
    }

    @Test("more changes than the limit reload")
    func changeLimit() {
        let screen = FeedScreen()
        screen.table.limits.animatedChanges = 10
        screen.table.update { $0.stories += (10..<30).map { Story(id: $0, title: "n") } }
        screen.table.flush()
        #expect(screen.updates() == ["reloadData"])
        #expect(screen.difference(from: screen.table.state) == nil)
        #expect(screen.reports == [.reloadedUpdate(changes: 20, limit: 10)])
    }

    @Test("a reload for another reason than the number of changes is not reported")
    func reloadForAnotherReason() {
        let screen = FeedScreen(isInWindow: false)
        screen.table.limits.animatedChanges = 0
        screen.table.update { $0.stories = [] }
        screen.table.flush()
        screen.window.addSubview(screen.tableView)
        screen.table.reload()
        screen.table.update { $0.banner = nil }
        screen.table.flush()
        #expect(screen.updates() == ["reloadData", "reloadData"])
        #expect(screen.reports.isEmpty)
    }

    @Test("duplicate identities are shown, reported and survive updates")
    func duplicates() {
        let screen = FeedScreen()
        screen.table.update { $0.stories = [3, 3, 4, 3].map { Story(id: $0, title: "t\($0)") } }
        screen.table.flush()
        #expect(screen.table.indexPath(of: .stories(3)) == IndexPath(row: 0, section: 1))
        #expect(
            screen.reports == [
                .duplicateRows([
                    .init(id: "stories(3)", first: RowPath(section: 1, row: 0), again: RowPath(section: 1, row: 1)),
                    .init(id: "stories(3)", first: RowPath(section: 1, row: 0), again: RowPath(section: 1, row: 3)),
                ])
            ])
        #expect(screen.difference(from: screen.table.state) == nil)
        screen.table.update { $0.stories.remove(at: 1) }
        screen.table.flush()
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test("a list whose view is gone still takes states and completes")
    func viewIsGone() {
        var view: UITableView? = UITableView(frame: .zero)
        let table = WrongTable(rows: [1], in: view)
        view = nil
        #expect(table.tableView == nil)
        let completed = Counter()
        table.apply(WrongState(rows: [2])) { completed.add("done") }
        table.flush()
        #expect(table.applied.rows == [2])
        #expect(completed.names == ["done"])
    }

    /// Collects names from closures.
    final class Counter {
        var names: [String] = []
        func add(_ name: String) { names.append(name) }
    }
}
