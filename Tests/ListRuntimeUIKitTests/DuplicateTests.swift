import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// Rows and sections with equal identities, under each policy.
@MainActor
@Suite struct DuplicateTests {
    private let twice = [
        Story(id: 1, title: "a"), Story(id: 2, title: "b"), Story(id: 1, title: "again"), Story(id: 3, title: "c"),
    ]

    private func screen(_ stories: [Story], _ policy: DuplicatePolicy = .keepFirst) -> FeedScreen {
        var feed = Feed.long
        feed.stories = stories
        let screen = FeedScreen(feed)
        screen.table.duplicatePolicy = policy
        screen.table.flush()
        _ = screen.updates()
        screen.reports = []
        return screen
    }

    /// The titles of the stories on screen.
    private func titles(_ screen: FeedScreen) -> [String] { screen.shown.map { String($0.dropFirst("story ".count)) } }

    @Test("a row that was changed by its identity shows it, also where an equal one comes before it in the same turn")
    func changedRow() {
        let screen = FeedScreen()
        screen.table.update(stories: 2) { $0.title = "u" }
        screen.table.update { $0.stories.insert(Story(id: 2, title: "n"), at: 0) }
        screen.table.flush()
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test("by default all rows are shown, and reported with their places")
    func report() {
        let screen = screen([], .report)
        screen.table.state.stories = twice
        screen.table.flush()
        #expect(titles(screen) == ["a", "b", "again", "c"])
        let again = DuplicateIdentity(
            id: "\(Feed.RowID.stories(1))", first: RowPath(section: 1, row: 0), again: RowPath(section: 1, row: 2))
        #expect(screen.reports == [.duplicateRows([again])])
        #expect(screen.reports.first?.description.contains("at 1-0 and 1-2") == true)
    }

    @Test("of many the first three are written out")
    func manyReported() {
        let duplicates = (1...5).map {
            DuplicateIdentity(id: "r", first: RowPath(section: 0, row: 0), again: RowPath(section: 0, row: $0))
        }
        #expect(
            ListReport.duplicateRows(duplicates).description
                == "Rows of a list have equal identities: r at 0-0 and 0-1, r at 0-0 and 0-2, r at 0-0 and 0-3 and 2 more."
        )
    }

    @Test("so they are where the update reloads the list")
    func reportOfReload() {
        let screen = screen([], .report)
        screen.table.limits.animatedChanges = 0
        screen.table.state.stories = twice
        screen.table.flush()
        #expect(screen.updates() == ["reloadData"])
        #expect(screen.reports.count == 2)
        #expect(screen.reports.first == .reloadedUpdate(changes: 5, limit: 0))
    }

    @Test("rows that are selected stay so where the list is loaded again, the later ones in their place")
    func selection() {
        let table = NumbersTable([[1, 2, 1, 1]])
        func selected(after update: () -> Void) -> [Int] {
            update()
            table.flush()
            return (table.view.indexPathsForSelectedRows ?? []).map(\.row).sorted()
        }
        table.view.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        #expect(selected { table.reload() } == [2])
        #expect(selected { table.reload(.row(NumbersState.RowID(section: 0, number: 1))) } == [2])
        table.view.allowsMultipleSelection = true
        table.view.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
        #expect(selected { table.reload() } == [2, 3])
        #expect(selected { table.state = NumbersState([[0, 1, 2, 1, 1]]) } == [3, 4])
        #expect(table.selection == [NumbersState.RowID(section: 0, number: 1)])
    }

    @Test("a long list is looked through for as long as somebody hears of what is found, and only then")
    func nobodyHears() {
        let screen = screen([], .report)
        screen.table.reporting.setUnheard()
        screen.table.limits.comparedRows = 1
        screen.table.duplicatePolicy = .report
        screen.table.state.stories = twice
        screen.table.flush()
        #expect(screen.reports == [] && screen.table.states.index == nil)
        screen.table.onReport = screen.table.onReport
        screen.table.state.stories.removeLast()
        screen.table.flush()
        #expect(screen.reports.count == 1)
    }

    @Test("the first alone is shown, the state stays the caller's, and what is left out is reported")
    func keepFirst() {
        let screen = screen([])
        screen.table.state.stories = twice
        screen.table.flush()
        #expect(titles(screen) == ["a", "b", "c"])
        #expect(screen.table.state.stories == twice)
        #expect(screen.table.applied.rowCount(inSection: 1) == 3)
        #expect(screen.table.indexPath(of: .stories(3)) == IndexPath(row: 2, section: 1))
        #expect(screen.reports.map(\.description).count == 1)
        #expect(screen.difference(from: screen.table.applied) == nil)
    }

    @Test("a row that was left out comes when the first is gone, and in its place in the batch")
    func firstGoes() {
        let screen = screen(twice)
        screen.table.state.stories.removeFirst()
        screen.table.flush()
        #expect(titles(screen) == ["b", "again", "c"])
        #expect(screen.updates() == ["move [1, 0]>[1, 1]", "reconfigure [1, 1]"])
        #expect(screen.table.state.stories == Array(twice.dropFirst()))
        screen.table.state.stories.append(Story(id: 4, title: "d"))
        screen.table.flush()
        #expect(screen.updates() == ["insert [1, 3] (automatic)"])
    }

    @Test("a handle changes the first, in the caller's state too")
    func handles() {
        let screen = screen(twice)
        #expect(screen.table.update(stories: 1) { $0.title = "x" })
        screen.table.flush()
        #expect(titles(screen) == ["x", "b", "c"])
        #expect(screen.table.state.stories.map(\.title) == ["x", "b", "again", "c"])
        #expect(screen.table.update(stories: 3) { $0.title = "y" })
        screen.table.flush()
        #expect(titles(screen) == ["x", "b", "y"])
        #expect(screen.table.state.stories.map(\.title) == ["x", "b", "again", "y"])
    }

    @Test("a row that takes the identity of another by a handle is left out")
    func identityTakenOver() {
        let screen = screen(Array(twice.prefix(2)))
        #expect(screen.table.update(stories: 2) { $0 = Story(id: 1, title: "z") })
        screen.table.flush()
        #expect(titles(screen) == ["a"])
        #expect(screen.table.state.stories.map(\.title) == ["a", "z"])
        #expect(screen.difference(from: screen.table.applied) == nil)
    }

    @Test("the cell of the first responder that is scrolled away is not taken for that of an equal row on screen")
    func firstResponder() throws {
        var feed = Feed.long
        feed.stories[1].title = ""
        let screen = FeedScreen(feed, height: 220)
        let (cell, field) = try screen.typeBelowTheScreen(inCellOf: 8)
        let violations = UIKitRules.violations {
            screen.table.update(stories: 1) { $0 = Story(id: 8, title: "") }
            screen.table.flush()
            screen.table.beginInteraction(.contextMenu)
            screen.table.update { $0.stories.append(Story(id: 200, title: "end")) }
            screen.table.context.theme = .dark
            screen.table.flush()
        }
        #expect(violations.isEmpty)
        #expect(screen.differenceOfContent() == nil)
        screen.table.endInteraction(.contextMenu)
        screen.table.flush()
        screen.tableView.headless.scroll(by: 200)
        #expect(field.isFirstResponder && screen.tableView.visibleCells.contains(cell))
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test("nor, where both are scrolled away, for that of the other one", arguments: [false, true])
    func hiddenFirstResponder(isReloaded: Bool) throws {
        let screen = FeedScreen(.long, height: 220)
        let (cell, field) = try screen.typeBelowTheScreen(inCellOf: 8)
        let violations = UIKitRules.violations {
            screen.table.update(stories: 7) { $0 = Story(id: 8, title: "") }
            screen.table.flush()
            if isReloaded {
                screen.table.reload(.row(.stories(8)))
            } else {
                screen.table.update { $0.stories.append(Story(id: 200, title: "end")) }
            }
            screen.table.flush()
        }
        #expect(violations.isEmpty)
        #expect(field.isFirstResponder)
        screen.tableView.headless.scroll(by: 200)
        screen.table.flush()
        #expect(screen.tableView.visibleCells.contains(cell))
        if isReloaded {
            field.resignFirstResponder()
            screen.table.flush()
        }
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test("rows that were left out come back with another policy, and go again")
    func otherPolicy() {
        let screen = screen(twice)
        screen.table.duplicatePolicy = .report
        screen.table.flush()
        #expect(titles(screen) == ["a", "b", "again", "c"])
        screen.table.duplicatePolicy = .keepFirst
        screen.table.flush()
        #expect(titles(screen) == ["a", "b", "c"])
        #expect(screen.table.state.stories == twice)
    }

    @Test("of sections with equal identities the first is shown, and rows are told apart inside each")
    func sections() {
        let screen = screen([])
        screen.table.state.groups = [
            ContactGroup(
                id: "x", title: "X", members: [1, 2, 1].map { Contact(id: $0, name: "n\($0)") }, canAdd: false),
            ContactGroup(id: "y", title: "Y", members: [Contact(id: 1, name: "m")], canAdd: true),
            ContactGroup(id: "x", title: "Z", members: [Contact(id: 7, name: "o")], canAdd: true),
        ]
        screen.table.flush()
        #expect(screen.shown.suffix(4) == ["contact n1 1/2", "contact n2 2/2", "contact m 1/1", "AddCell"])
        #expect(screen.table.state.groups.count == 3)
        let again = DuplicateIdentity(id: "\(Feed.Section.groups("x"))", first: 4, again: 6)
        #expect(screen.reports.first == .duplicateSections([again]))
        #expect(screen.difference(from: screen.table.applied) == nil)
    }

    @Test("a row that moves from another section onto its equal is left out")
    func movedOntoEqual() {
        let screen = screen([])
        let one = Contact(id: 1, name: "n")
        let x = ContactGroup(id: "x", title: "X", members: [one], canAdd: false)
        let y = ContactGroup(id: "y", title: "Y", members: [one], canAdd: false)
        screen.table.state.groups = [x, y]
        screen.table.flush()
        screen.table.state.groups[0].members = [one, one]
        screen.table.state.groups[1].members = []
        screen.table.flush()
        #expect(screen.shown.last == "contact n 1/1")
        #expect(screen.difference(from: screen.table.applied) == nil)
    }

    @Test("what is compared away from the main actor keeps the first, too")
    func asynchronous() async {
        let screen = screen([])
        screen.table.limits.comparedRows = 0
        var feed = screen.table.state
        feed.stories = twice
        #expect(await screen.table.apply(feed))
        #expect(titles(screen) == ["a", "b", "c"])
        #expect(screen.table.state.stories == twice)
    }

    @Test("while an interaction lasts the rows that wait are those that will be shown")
    func interaction() {
        let screen = screen(twice)
        screen.table.beginInteraction(.drag)
        screen.table.state.stories = [Story(id: 1, title: "new")] + twice
        screen.table.flush()
        #expect(titles(screen) == ["new", "b", "c"])
        #expect(screen.table.state.stories.count == 5)
        screen.table.endInteraction(.drag)
        screen.table.flush()
        #expect(titles(screen) == ["new", "b", "c"])
        #expect(screen.table.state.stories.count == 5)
    }

    @Test("states that leave nothing out show all")
    func handWritten() {
        let table = NumbersTable([])
        table.duplicatePolicy = .keepFirst
        table.state = NumbersState([[1, 1]])
        table.flush()
        #expect(table.shown == ["1 0", "1 0"])
        #expect(table.reports.count == 1)
    }

    @Test("no policy costs a batch where nothing is there twice")
    func withoutDuplicates() {
        let screen = screen(Array(twice.prefix(2)))
        screen.table.state.stories.append(Story(id: 9, title: "d"))
        screen.table.flush()
        #expect(screen.updates() == ["insert [1, 2] (automatic)"])
        #expect(screen.reports.isEmpty)
    }

    #if compiler(>=6.2) && DEBUG
    @Test("a debug build can be told to stop at them")
    func fail() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let table = NumbersTable([[1, 1]])
                table.duplicatePolicy = .failInDebug
                table.flush()
            }
        }
    }
    #endif
}
