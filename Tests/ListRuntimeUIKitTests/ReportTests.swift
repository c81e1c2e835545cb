import HeadlessUIKit
import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import Testing

/// Objects around a list that are not there, or not the ones that it was connected with.
@MainActor
@Suite struct ReportTests {
    private final class Delegate: NSObject, UITableViewDelegate {}

    /// Waits for the end of the turn.
    private func wait(until isDone: () -> Bool) async {
        for _ in 0..<100 where !isDone() { await Task.yield() }
    }

    private func report(keepsView: Bool, _ end: (FeedScreen, UITableView) -> Void = { _, _ in }) async -> [ListReport] {
        var reports: [ListReport] = []
        let screen = FeedScreen()
        let view = UITableView(frame: screen.window.bounds)
        screen.window.addSubview(view)
        var table: Feed.Table? = Feed.Table(.sample, context: screen.table.context, actions: screen, in: view)
        table?.onReport = { reports.append($0) }
        table?.flush()
        table = nil
        end(screen, view)
        if !keepsView { view.removeFromSuperview() }
        await wait { !reports.isEmpty }
        return reports
    }

    @Test("a list that nobody keeps is reported while its view is on screen")
    func released() async {
        #expect(await report(keepsView: true) == [.released("Feed.Table")])
    }

    @Test("not one that goes with its view, or whose view has another list by the end of the turn")
    func replaced() async {
        #expect(await report(keepsView: false).isEmpty)
        var other: Feed.Table?
        let reports = await report(keepsView: true) { screen, view in
            other = Feed.Table(.sample, context: screen.table.context, actions: screen, in: view)
        }
        #expect(reports.isEmpty && other != nil)
    }

    @Test("a delegate that took over is reported once")
    func otherDelegate() {
        let screen = FeedScreen()
        let delegate = Delegate()
        screen.tableView.delegate = delegate
        for title in ["b", "c"] {
            screen.table.update { $0.stories[0].title = title }
            screen.table.flush()
        }
        #expect(screen.reports == [.otherDelegate("Delegate")])
    }

    @Test("a delegate of the app beside a list that has none is not reported")
    func delegateOfTheApp() {
        let table = NumbersTable([[1]])
        let delegate = Delegate()
        table.view.delegate = delegate
        table.state = NumbersState([[1, 2]])
        table.flush()
        #expect(table.reports.isEmpty)
    }

    @Test("a tap after the actions are gone is reported once")
    func missingActions() throws {
        let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let window = UIWindow(frame: view.bounds)
        window.addSubview(view)
        var actions: FeedScreen? = FeedScreen()
        let table = Feed.Table(
            .sample, context: try #require(actions).table.context, actions: try #require(actions), in: view)
        var reports: [ListReport] = []
        table.onReport = { reports.append($0) }
        table.flush()
        view.layoutIfNeeded()
        view.headless.tap(rowAt: IndexPath(row: 0, section: 0))
        #expect(reports.isEmpty)
        actions = nil
        for _ in 0..<2 { view.headless.tap(rowAt: IndexPath(row: 0, section: 0)) }
        #expect(reports == [.missingActions("Feed.Table")])
    }

    @Test("a view that another list took over is reported once, and again after the list has had it back")
    func takenOver() {
        let screen = FeedScreen()
        let other = Feed.Table(.sample, context: screen.table.context, actions: screen, in: screen.tableView)
        func change() {
            for title in ["b", "c"] {
                screen.table.update { $0.stories[0].title = title }
                screen.table.flush()
            }
        }
        change()
        #expect(screen.reports == [.takenOver])
        screen.tableView.dataSource = screen.table
        screen.tableView.delegate = screen.table
        screen.table.attach(to: screen.tableView)
        screen.tableView.dataSource = other
        change()
        #expect(screen.reports == [.takenOver, .takenOver])
    }

    @Test("each kind of report has the code that its case is called by")
    func codes() {
        let path = RowPath(section: 0, row: 0)
        let reports: [ListReport] = [
            .duplicateRows([]), .duplicateSections([]), .rejectedUpdate(""), .missingRow(path), .unknownRow(""),
            .cyclicRow(""),
            .missingContext(""), .released(""), .missingActions(""), .otherDelegate(""), .takenOver,
            .rowNotApplied(""), .ownedCell("", path, .isInOtherRow), .tooFewOwnedCells("", cells: 0),
            .manyKeptCells("", limit: 0), .otherThread("", isMade: true), .reloadedUpdate(changes: 0, limit: 0),
            .unanimatedUpdate(changes: 0, limit: 0), .endlessInteraction(.contextMenu, seconds: 0),
            .invalidHeight("", path), .invalidWidth("", path), .oversizedItem("", path),
            .sidewaysColumns(0, section: 0), .unaskedSizes, .invalidLayout("", section: 0), .lengthOfListSection(0),
            .swipesWithoutList, .sharedIdentifier("", classes: []), .undeclaredElement(""),
        ]
        for report in reports {
            guard let name = Mirror(reflecting: report).children.first?.label else { continue }
            let words = name.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
            #expect(report.code == words)
        }
        #expect(Set(reports.map(\.code)).count == reports.count)
    }
}
