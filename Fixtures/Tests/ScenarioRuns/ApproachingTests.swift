@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import approaching

@MainActor @Suite struct ApproachingTests {
    final class App: Stories.Actions {
        var calls: [String] = []

        func prefetch(_ row: [Stories.Row]) { calls.append("\(row.count) rows") }
        func nearEnd() { calls.append("end") }
        func prefetch(top: [Story]) { calls.append("top \(top.map(\.id))") }
        func cancelPrefetch(top: [Story]) { calls.append("cancel top \(top.map(\.id))") }
        func nearEndOfTop() { calls.append("end of top") }
        func prefetch(_ row: [Entry]) { calls.append("entries \(row.count)") }
        func prefetch(pair: [(Story, Story)]) { calls.append("pairs \(pair.map { $0.1.id })") }
        func cancelPrefetch(pair: [(Story, Story)]) { calls.append("cancel pairs \(pair.count)") }
        func prefetchGap() { calls.append("gap") }
        func willDisplay(entries: Entry) {}
        func nearEndOfEntries() { calls.append("end of entries") }
        func nearEndOfChannels(in section: Channel) { calls.append("end of channel \(section.id)") }
        func prefetch(stories: [Story]) { calls.append("stories \(stories.map(\.id))") }
        func nearEndOfStories(in section: Channel) { calls.append("end of stories of \(section.id)") }
        func prefetch(queue: [Story]) { calls.append("queue \(queue.map(\.id))") }
        func nearEndOfQueue() { calls.append("end of queue") }
        func nearEndOfLoaded() { calls.append("end of loaded") }
        func nearEndOfFailed() { calls.append("failed") }
    }

    private let screen = Screen()
    private let app = App()
    private let list: Stories.Table

    init() {
        screen.table.rowHeight = 44
        func stories(_ ids: ClosedRange<Int>) -> [Story] { ids.map { Story(id: $0) } }
        list = Stories.Table(
            Stories(
                top: stories(1...20),
                entries: [.story(Story(id: 21)), .pair(first: Story(id: 22), second: Story(id: 23)), .gap],
                channels: [
                    Channel(id: "a", hint: "?", stories: stories(31...50)),
                    Channel(id: "b", hint: nil, stories: stories(61...80)),
                ], queue: [91, 92], feed: .loaded(stories(101...120)), rest: stories(201...240)),
            context: Store(), actions: app, in: screen.table)
        screen.table.prefetchDataSource = nil
        screen.table.layoutIfNeeded()
        app.calls = []
    }

    private func paths(_ paths: (Int, Int)...) -> [IndexPath] { paths.map { IndexPath(row: $0.1, section: $0.0) } }

    @Test func rowsArePrefetchedTogether() {
        list.tableView(screen.table, prefetchRowsAt: paths((0, 15), (0, 16), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1)))
        #expect(app.calls == ["top [16, 17]", "entries 1", "pairs [23]", "gap", "1 rows", "stories [31]"])
        app.calls = []
        list.tableView(screen.table, prefetchRowsAt: paths((2, 2), (3, 0), (4, 1)))
        #expect(app.calls == ["stories [32, 61]", "queue [92]"])
    }

    @Test func onlyWhatWasPrefetchedIsCancelled() {
        list.tableView(screen.table, prefetchRowsAt: paths((0, 15), (0, 16), (1, 1)))
        app.calls = []
        list.tableView(screen.table, cancelPrefetchingForRowsAt: paths((0, 15), (0, 18), (1, 1)))
        #expect(app.calls == ["cancel top [16]", "cancel pairs 1"])
    }

    @Test func endsAreToldOnceEach() {
        screen.table.headless.scroll(by: 44 * 8)
        #expect(app.calls == ["end of top"])
        screen.table.headless.scroll(by: 44 * 8)
        #expect(app.calls == ["end of top", "end of entries"])
        screen.table.headless.scroll(by: 44 * 20)
        #expect(app.calls.last == "end of stories of a")
        screen.table.headless.scroll(by: 44 * 20)
        #expect(app.calls.suffix(2) == ["end of stories of b", "end of queue"])
        screen.table.headless.scroll(by: 44 * 20)
        #expect(app.calls.last == "end of loaded")
        #expect(!app.calls.contains("end"))
        screen.table.headless.scroll(by: 44 * 40)
        #expect(app.calls.last == "end")
        #expect(Set(app.calls).count == app.calls.count)
    }
}
