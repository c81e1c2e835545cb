import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// The change of one row: what it costs, and where it lands when the list moves meanwhile.
@MainActor
@Suite struct UpdateRowTests {
    /// A section of numbers that counts how often it was asked.
    struct Numbers: ListState {
        final class Questions {
            var count = 0
            var wholeSections = 0
        }

        var values: [Int]
        let questions: Questions

        var sectionCount: Int { 1 }
        func rowCount(inSection section: Int) -> Int { values.count }
        func section(at index: Int) -> Int? { index == 0 ? 0 : nil }

        func row(at path: RowPath) -> Int? {
            questions.count += 1
            return values.indices.contains(path.row) ? values[path.row] : nil
        }

        func rowID(at path: RowPath) -> Int? {
            questions.count += 1
            return values.indices.contains(path.row) ? path.row : nil
        }

        func rowIDs(inSection section: Int) -> [Int] {
            questions.wholeSections += 1
            return Array(values.indices)
        }

        static func changes(from old: Numbers, to new: Numbers) -> ListChanges { ListChanges() }
    }

    private func table(of count: Int) -> ListTable<Numbers, Void> {
        ListTable(
            state: Numbers(values: Array(repeating: 0, count: count), questions: Numbers.Questions()), context: ())
    }

    private func add(_ table: ListTable<Numbers, Void>, to row: Int) -> Bool {
        table.updateRow(row, .in(\.values)) { $0 += 1 }
    }

    @Test("one row of many costs what one of ten does: no look at the others, no copy of their storage")
    func cost() {
        func questions(of count: Int) -> Int {
            let table = table(of: count)
            #expect(add(table, to: 3))
            table.flush()
            let storage = table.applied.values.withUnsafeBufferPointer { $0.baseAddress }
            table.applied.questions.count = 0
            table.applied.questions.wholeSections = 0
            #expect(add(table, to: count - 1))
            table.flush()
            #expect(table.applied.values.withUnsafeBufferPointer { $0.baseAddress } == storage)
            #expect(table.applied.values.last == 1)
            #expect(table.applied.questions.wholeSections == 0)
            return table.applied.questions.count
        }
        #expect(questions(of: 100_000) == questions(of: 10))
    }

    /// A section of one number, then sections of numbers behind a title each.
    struct Groups: ListState {
        struct Group {
            var values: [Int]
        }

        var first = 0
        var second: Int?
        var groups: [Group]

        var sectionCount: Int { 1 + groups.count }
        func rowCount(inSection section: Int) -> Int {
            section == 0 ? (second == nil ? 1 : 2) : 1 + groups[section - 1].values.count
        }
        func section(at index: Int) -> Int? { index }
        func row(at path: RowPath) -> RowPath? { path.row < rowCount(inSection: path.section) ? path : nil }
        func rowID(at path: RowPath) -> RowPath? { row(at: path) }
        static func changes(from old: Groups, to new: Groups) -> ListChanges { ListChanges() }
    }

    @Test("a row of one of many sections is changed in place")
    func rowOfSection() {
        let state = Groups(second: 1, groups: [1, 2].map { Groups.Group(values: Array(repeating: $0, count: 1_000)) })
        let table = ListTable<Groups, Void>(state: state, context: ())
        func storages() -> [UnsafePointer<Int>?] {
            table.applied.groups.map { $0.values.withUnsafeBufferPointer { $0.baseAddress } }
        }
        func add(to section: Int, _ row: Int) -> Bool {
            table.updateRow(RowPath(section: section, row: row), .in(\.groups, from: 1, \.values, fromRow: 1)) {
                $0 += 5
            }
        }
        // The state at hand shares what holds the rows until the first change.
        #expect(add(to: 2, 1))
        #expect(add(to: 1, 1))
        let before = storages()
        #expect(add(to: 2, 1_000))
        #expect(storages() == before)
        #expect(table.applied.groups[1].values.last == 7)
        #expect(!add(to: 2, 1_001))

        #expect(table.updateRow(RowPath(section: 0, row: 0), .only(\.first)) { $0 += 3 })
        #expect(table.updateRow(RowPath(section: 0, row: 1), .optional(\.second)) { $0 += 4 })
        #expect(table.applied.first == 3)
        #expect(table.applied.second == 5)
        table.states.write { $0.second = nil }
        #expect(!table.updateRow(RowPath(section: 0, row: 1), .optional(\.second)) { $0 += 4 })
    }

    @Test("rows of a state that waits are looked up once")
    func waiting() {
        let table = table(of: 1_000)
        #expect(table.indexPath(of: 0) != nil)
        table.update { $0.values.append(7) }
        table.applied.questions.wholeSections = 0
        for row in 0..<1_000 { #expect(add(table, to: row)) }
        #expect(!add(table, to: 1_001))
        #expect(table.applied.questions.wholeSections == 1)
        table.flush()
        #expect(table.applied.values == Array(repeating: 1, count: 1_000) + [7])
    }

    @Test("a row in a section of an equal identity is found where it is")
    func equalSections() {
        var feed = Feed.sample
        feed.groups = [
            ContactGroup(id: "x", title: "X", members: [Contact(id: 1, name: "Ann")], canAdd: false),
            ContactGroup(id: "x", title: "Y", members: [Contact(id: 2, name: "Bob")], canAdd: false),
        ]
        let screen = FeedScreen(feed)
        #expect(screen.table.update(groups: "x", members: 2) { $0.name = "Bea" })
        screen.table.flush()
        #expect(screen.table.applied.groups[1].members[0].name == "Bea")
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test("a change that moves its row, or takes it away, changes no other")
    func changeThatMoves() {
        let screen = FeedScreen()
        let moved = screen.table.update(stories: 1) { story in
            story.title = "A"
            screen.table.update { $0.stories.insert(Story(id: 3, title: "c"), at: 0) }
            screen.table.flush()
        }
        #expect(moved)
        let gone = screen.table.update(stories: 2) { story in
            story.title = "B"
            screen.table.update { $0.stories.removeLast() }
        }
        #expect(!gone)
        screen.table.flush()
        #expect(screen.table.applied.stories.map(\.title) == ["c", "A"])
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test("a row is changed in the state that is on its way, and keeps its new identity")
    func inFlight() {
        let screen = FeedScreen()
        screen.fillOnce {
            screen.table.update(posts: .post(1)) { $0 = .gap(Gap(id: 9, count: 9)) }
            screen.table.update(posts: .gap(9)) { $0 = .gap(Gap(id: 9, count: 10)) }
        }
        screen.table.update { $0.stories[0].title = "A" }
        screen.table.flush()
        #expect(screen.table.applied.posts[0] == .gap(Gap(id: 9, count: 10)))
        #expect(screen.table.applied.stories[0].title == "A")
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test("in a state that waits a row is found that was equal to another one for a while")
    func equalMeanwhile() {
        let screen = FeedScreen()
        screen.table.update { $0.stories.append(Story(id: 3, title: "c")) }
        screen.table.update(stories: 1) { $0 = Story(id: 2, title: "A") }
        screen.table.update(stories: 2) { $0 = Story(id: 9, title: "AA") }
        #expect(screen.table.update(stories: 2) { $0.title = "B" })
        screen.table.flush()
        #expect(screen.table.applied.stories.map(\.title) == ["AA", "B", "c"])
        #expect(screen.difference(from: screen.table.state) == nil)
    }
}
