import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// A row that the user moves stays where it was put, and the app's data follows.
@MainActor
@Suite struct MovingTests {
    private let screen = FeedScreen()
    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

    init() { screen.tableView.setEditing(true, animated: false) }

    private func move(_ old: IndexPath, _ new: IndexPath) -> Bool {
        screen.tableView.headless.move(rowAt: old, to: new)
    }

    private func expectFollowed(by updates: [String]) {
        screen.table.flush()
        #expect(screen.difference(from: screen.table.state) == nil)
        #expect(screen.updates().filter { !$0.hasPrefix("reconfigure") } == updates)
    }

    @Test("a row that was moved is in its new place in the state, by no update, with its cell, selected as it was")
    func moved() {
        screen.table.update { $0.stories.append(Story(id: 3, title: "c")) }
        screen.table.flush()
        screen.table.select(.stories(1))
        _ = screen.updates()
        let cell = screen.table.cell(for: .stories(1))
        var moves: [RowMove<Feed>] = []
        screen.onMove = { moves.append($0) }
        #expect(move(path(1, 0), path(1, 2)))
        #expect(screen.table.state.stories.map(\.id) == [2, 3, 1])
        #expect(screen.table.cell(for: .stories(1)) === cell)
        #expect(screen.table.selection == [.stories(1)])
        expectFollowed(by: [])
        #expect(moves.map(\.id) == [.stories(1)])
        #expect(moves.map(\.order) == [[.stories(2), .stories(3), .stories(1)]])
        #expect(moves.map(\.source) == [.stories] && moves.map(\.target) == [.stories] && moves.map(\.offset) == [2])
        #expect(screen.reports.isEmpty)
    }

    @Test("a move can be followed where it makes nothing but the move; back to its place always")
    func canFollow() {
        func canFollow(_ old: IndexPath, _ new: IndexPath, _ take: Feed.Table.TakeMove) -> Bool {
            screen.table.canFollowMove(from: old, to: new, take)
        }
        #expect(canFollow(path(1, 0), path(1, 1), FeedScreen.take))
        #expect(canFollow(path(0, 0), path(0, 0)) { _, _ in })
        #expect(!canFollow(path(1, 0), path(1, 1)) { $1.stories = [$1.stories[1], Story(id: 9, title: "a")] })
        #expect(
            !canFollow(path(1, 0), path(1, 1)) {
                FeedScreen.take($0, &$1)
                $1.groups[0] = ContactGroup(id: "z", title: "X", members: $1.groups[0].members, canAdd: true)
            })
    }

    @Test("in a state that waits a row comes before the one that it was put before, whatever came between")
    func newerRows() async throws {
        screen.table.update { $0.stories.append(Story(id: 3, title: "c")) }
        screen.table.flush()
        let move = try #require(screen.tableView.headless.beginMove(rowAt: path(1, 0)))
        screen.table.update { $0.stories.insert(Story(id: 9, title: "n"), at: 2) }
        #expect(move.drop(at: path(1, 1)) != nil)
        #expect(screen.table.state.stories.map(\.id) == [2, 9, 1, 3])
        await screen.endOfTurn()
        screen.table.flush()
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test("where it has fewer equal rows than are shown, the last of them moves")
    func fewerEqualRows() async throws {
        screen.table.update {
            $0.stories = zip([1, 1, 2], ["a", "again", "b"]).map { Story(id: $0, title: $1) }
        }
        screen.table.flush()
        let move = try #require(screen.tableView.headless.beginMove(rowAt: path(1, 1)))
        screen.table.update { $0.stories.removeFirst() }
        #expect(move.drop(at: path(1, 2)) != nil)
        #expect(screen.table.state.stories.map(\.title) == ["b", "again"])
        await screen.endOfTurn()
        screen.table.flush()
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test("where only the first of equal rows is shown, a row that becomes equal to another one by its move goes")
    func becomesEqual() async {
        screen.table.duplicatePolicy = .keepFirst
        screen.table.flush()
        #expect(move(path(5, 0), path(4, 1)))
        await screen.endOfTurn()
        screen.table.flush()
        #expect(screen.table.state.groups[0].members.map(\.name) == ["Ann", "Bob"])
        #expect(screen.table.applied.groups[0].members.map(\.name) == ["Ann"])
        #expect(screen.difference(from: screen.table.applied) == nil)
    }

    @Test("the state that the owner sets then moves nothing where it has the same order, else what differs")
    func reconciled() async {
        let before = screen.table.state
        screen.onMove = { [screen] in
            var data = before
            FeedScreen.take($0, &data)
            screen.table.state = data
        }
        #expect(move(path(2, 2), path(2, 0)))
        await screen.endOfTurn()
        expectFollowed(by: [])
        #expect(screen.table.state.posts.map(\.rowID) == [.loader, .post(1), .gap(1)])
        screen.onMove = { [screen] _ in screen.table.state = before }
        #expect(move(path(2, 0), path(2, 1)))
        await screen.endOfTurn()
        expectFollowed(by: ["move [2, 1]>[2, 2]"])
        #expect(screen.shown[3...5] == ["post p light", "gap 3", "LoaderCell"])
    }

    @Test("cells that are filled before the list view is done with the move show their own rows in the end")
    func flushedMeanwhile() async {
        screen.onMove = { [screen] _ in
            screen.table.update { $0.stories.append(Story(id: 9, title: "n")) }
            screen.table.flush()
        }
        #expect(move(path(1, 0), path(1, 1)))
        await screen.endOfTurn()
        screen.table.flush()
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test(
        "of rows with equal identities the one is moved that was, and others move past them",
        arguments: [
            (1, 3, ["a", "b", "c", "again"]), (0, 1, ["again", "a", "b", "c"]), (1, 0, ["again", "a", "b", "c"]),
            (2, 1, ["a", "b", "again", "c"]), (3, 2, ["a", "again", "c", "b"]),
        ])
    func equal(old: Int, new: Int, titles: [String]) async {
        screen.table.update {
            $0.stories = zip([1, 1, 2, 3], ["a", "again", "b", "c"]).map { Story(id: $0, title: $1) }
        }
        screen.table.flush()
        _ = screen.updates()
        let cell = screen.tableView.cellForRow(at: path(1, old))
        #expect(move(path(1, old), path(1, new)))
        #expect(screen.table.state.stories.map(\.title) == titles)
        #expect(screen.tableView.cellForRow(at: path(1, new)) === cell)
        await screen.endOfTurn()
        expectFollowed(by: [])
    }

    @Test("the second of equal rows moves to another section, behind both of equal rows there")
    func equalAcrossSections() async {
        func contacts(_ names: String...) -> [Contact] { names.map { Contact(id: $0 == "other" ? 2 : 1, name: $0) } }
        screen.table.update {
            $0.groups[0].members = contacts("a", "other", "again")
            $0.groups[1].members = contacts("b", "second")
        }
        screen.table.flush()
        _ = screen.updates()
        #expect(move(path(4, 2), path(5, 2)))
        let names = screen.table.state.groups.map { $0.members.map(\.name) }
        #expect(names == [["a", "other"], ["b", "second", "again"]])
        await screen.endOfTurn()
        expectFollowed(by: [])
    }

    @Test("a row moves to another section, and rows and headers of both show what changed")
    func acrossSections() {
        let cell = screen.tableView.cellForRow(at: path(4, 0))
        #expect(move(path(4, 0), path(5, 0)))
        expectFollowed(by: [])
        // Both contacts have the number 1: the row that came is another one than the one that was there.
        #expect(screen.table.state.groups.map(\.members.count) == [0, 2])
        #expect(screen.tableView.cellForRow(at: path(5, 0)) === cell)
        #expect(screen.shown.suffix(3) == ["AddCell", "contact Ann 1/2", "contact Bob 2/2"])
    }

    @Test("rows that show where they stand show it where one moves within its section")
    func positions() async {
        screen.table.update { $0.groups[0].members.append(Contact(id: 3, name: "Cyd")) }
        screen.table.flush()
        _ = screen.updates()
        #expect(move(path(4, 0), path(4, 1)))
        await screen.endOfTurn()
        expectFollowed(by: [])
        #expect(screen.shown.suffix(4) == ["contact Cyd 1/2", "contact Ann 2/2", "AddCell", "contact Bob 1/1"])
    }

    @Test("where the data does not take a row it is not let go of, and goes back where nothing restricts it")
    func declined() async {
        #expect(move(path(1, 0), path(2, 0)))
        #expect(screen.table.state.stories.map(\.id) == [1, 2])
        screen.restrictsMoves = false
        for target in [path(2, 0), path(4, 0), path(0, 1)] {
            let violations = UIKitRules.violations { _ = move(path(1, 0), target) }
            #expect(violations.isEmpty)
            await screen.endOfTurn()
            expectFollowed(by: ["reloadData"])
        }
        #expect(!move(path(0, 0), path(0, 0)))
    }

    @Test("a row that goes back takes its selection along")
    func declinedSelection() async {
        screen.restrictsMoves = false
        for selected in [path(1, 0), path(1, 1), path(2, 0)] {
            screen.tableView.selectRow(at: selected, animated: false, scrollPosition: .none)
            let selection = screen.table.selection
            #expect(move(path(1, 0), path(2, 0)))
            await screen.endOfTurn()
            #expect(screen.table.selection == selection)
        }
    }

    @Test("a row that is put among rows which the data has elsewhere goes back")
    func amongOthers() {
        #expect(!screen.table.canFollowMove(from: path(4, 0), to: path(4, 1), FeedScreen.take))
        #expect(screen.table.canFollowMove(from: path(5, 0), to: path(4, 1), FeedScreen.take))
        #expect(!screen.table.canFollowMove(from: path(5, 0), to: path(4, 2), FeedScreen.take))
        #expect(!screen.table.canFollowMove(from: path(5, 0), to: path(4, 3), FeedScreen.take))
        #expect(!screen.table.canFollowMove(from: path(9, 0), to: path(4, 0), FeedScreen.take))
    }

    @Test("a section that gets a row of its own when it is empty keeps its last row")
    func lastRow() {
        screen.table.update { $0.groups[0].members = [] }
        screen.table.flush()
        screen.table.update { $0.stories.removeLast() }
        screen.table.flush()
        #expect(!screen.table.canFollowMove(from: path(1, 0), to: path(2, 0)) { _, feed in feed.stories = [] })
        #expect(screen.table.canFollowMove(from: path(5, 0), to: path(4, 0), FeedScreen.take))
    }

    @Test("a state that came while the row was held takes the move, too, and comes in the next turn")
    func newerState() async throws {
        let move = try #require(screen.tableView.headless.beginMove(rowAt: path(1, 0)))
        screen.table.update {
            $0.banner = nil
            $0.stories.append(Story(id: 3, title: "c"))
            $0.stories[0].title = "A"
        }
        screen.table.flush()
        #expect(screen.table.applied.stories.count == 2)
        move.drop(at: path(1, 1))
        screen.table.flush()
        #expect(screen.table.applied.stories.map(\.id) == [2, 1])
        await screen.endOfTurn()
        expectFollowed(by: ["delete [0, 0]; insert [1, 2] (automatic)"])
        #expect(screen.shown == ["story b", "story A", "story c"] + FeedScreen().shown.dropFirst(3))
    }

    @Test("a state in which the row is gone takes it away from where it was put")
    func goneMeanwhile() async throws {
        let move = try #require(screen.tableView.headless.beginMove(rowAt: path(1, 0)))
        screen.table.update { $0.stories.removeFirst() }
        screen.table.flush()
        move.drop(at: path(1, 1))
        await screen.endOfTurn()
        expectFollowed(by: ["delete [1, 1] (automatic)"])
        #expect(screen.table.state.stories.map(\.id) == [2])
    }
}
