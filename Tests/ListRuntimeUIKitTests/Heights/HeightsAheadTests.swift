import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

@MainActor
@Suite(.serialized) struct HeightsAheadTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    private let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))

    private func table(texts: Int, photos: Int) -> Book.Table {
        window.addSubview(tableView)
        let texts = (0..<texts).map { Text(id: $0, length: 6_000) }
        let photos = (0..<photos).map { Photo(id: $0, height: 29) }
        return Book.Table(Book(texts: texts, photos: photos), in: tableView)
    }

    private func show(_ table: Book.Table) {
        table.flush()
        tableView.layoutIfNeeded()
    }

    @Test("heights computed ahead make the size of the content exact, each computed once")
    func ahead() async {
        let table = table(texts: 300, photos: 300)
        show(table)
        _ = TextCell.takenCalls()
        await TestTask.$isRunning.withValue(true) { await table.computeHeights() }
        show(table)
        #expect(tableView.contentSize.height == 27_000)
        #expect(TextCell.takenCalls() == Array(repeating: false, count: 293))
        let misses = table.heights.cache.misses
        tableView.contentOffset.y = 17_800
        show(table)
        #expect(TextCell.takenCalls().isEmpty)
        #expect(table.heights.cache.misses == misses)
    }

    @Test("where all heights are known the table is left alone")
    func known() async {
        let table = LinesTable(count: 300)
        await table.computeHeights()
        table.view.headless.clearUpdates()
        await table.computeHeights()
        #expect(table.view.headless.updates.isEmpty)
    }

    @Test("the size of the content is exact when the call returns, not only at the end of the turn")
    func returned() async {
        let table = table(texts: 300, photos: 300)
        show(table)
        await table.computeHeights()
        #expect(tableView.contentSize.height == 27_000)
    }

    @Test("heights that become known while a row is swiped open are shown when it closes")
    func swiped() async {
        let table = table(texts: 300, photos: 300)
        show(table)
        let before = tableView.contentSize.height
        table.beginInteraction(.swipe)
        await table.computeHeights()
        #expect(tableView.contentSize.height == before)
        table.endInteraction(.swipe)
        show(table)
        #expect(tableView.contentSize.height == 27_000)
    }

    @Test("what is on screen stays in its place when the heights above it become known")
    func place() async throws {
        let table = table(texts: 300, photos: 0)
        show(table)
        table.scroll(to: .texts(200), at: .top, animated: false)
        show(table)
        let before = try #require(tableView.indexPathsForVisibleRows)
        await table.computeHeights()
        show(table)
        #expect(tableView.indexPathsForVisibleRows == before)
        #expect(tableView.contentOffset.y == 12_000)
    }

    @Test("a list that changes meanwhile gets the heights of its new rows")
    func change() async {
        let table = table(texts: 500, photos: 0)
        let ahead = Task { await table.computeHeights() }
        await Task.yield()
        table.update {
            $0.texts.removeFirst(100)
            $0.texts[7].length = 9_000
            $0.texts.append(Text(id: 900, length: 3_000))
        }
        table.flush()
        await ahead.value
        show(table)
        #expect(tableView.contentSize.height == 24_060)
    }

    @Test("without a width, and once cancelled, nothing is computed")
    func nothing() async {
        let table = table(texts: 500, photos: 0)
        show(table)
        _ = TextCell.takenCalls()
        let ahead = Task { await table.computeHeights() }
        ahead.cancel()
        await ahead.value
        tableView.frame.size.width = 0
        await table.computeHeights()
        #expect(TextCell.takenCalls().isEmpty)
    }
}
