import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// The cell in which someone types is neither reloaded nor reused while its row is there.
@MainActor
@Suite struct FirstResponderTests {
    private let screen = FeedScreen()
    private let field = UITextField(frame: .zero)
    private let cell: UITableViewCell

    init() throws {
        cell = try #require(screen.table.cell(for: .stories(2)))
        cell.contentView.addSubview(field)
        field.becomeFirstResponder()
    }

    private func expectKept() {
        #expect(screen.difference(from: screen.table.state) == nil)
        #expect(screen.table.cell(for: .stories(2)) === cell)
        #expect(!screen.updates().contains("reloadData"))
    }

    @Test("more changes than the limit are a batch")
    func manyChanges() {
        screen.table.limits.animatedChanges = 3
        screen.table.update { $0.stories.insert(contentsOf: (10..<20).map { Story(id: $0, title: "n") }, at: 0) }
        screen.table.flush()
        #expect(screen.tableView.headless.updates.first?.description.hasSuffix("(none)") == true)
        #expect(screen.reports == [.unanimatedUpdate(changes: 10, limit: 3)])
        expectKept()
    }

    @Test("a row that was moved by hand and is not taken goes back without a reload")
    func declinedMove() async {
        screen.restrictsMoves = false
        let shown = screen.shown
        let path = IndexPath(row: 0, section: 4)
        let moved = screen.tableView.cellForRow(at: path)
        screen.tableView.setEditing(true, animated: false)
        #expect(screen.tableView.headless.move(rowAt: path, to: IndexPath(row: 1, section: 4)))
        await screen.endOfTurn()
        screen.table.flush()
        #expect(screen.tableView.cellForRow(at: path) === moved)
        #expect(screen.shown == shown)
        expectKept()
    }

    @Test("reloading replaces every other cell and fills this one again")
    func reload() {
        let other = screen.table.cell(for: .stories(1))
        screen.table.reload()
        screen.table.flush()
        #expect(screen.fills(.stories(2)) == 2)
        #expect(screen.table.cell(for: .stories(1)) !== other)
        #expect(screen.tableView.headless.updates.last?.description.hasSuffix("(none)") == true)
        expectKept()
    }

    @Test("a row that needs another kind of cell gets it when the first responder has left")
    func otherKind() async throws {
        screen.table.update {
            $0.stories.insert(Story(id: 7, title: ""), at: 0)
            $0.stories[1].title = ""
            $0.stories[2].title = ""
        }
        screen.table.flush()
        #expect(screen.shown[1...3] == ["compact ", "compact ", "story b"])
        #expect(screen.table.cell(for: .stories(2)) === cell)
        screen.table.context.theme = .dark
        screen.table.flush()
        #expect(screen.table.cell(for: .stories(2)) === cell)
        field.resignFirstResponder()
        while screen.table.holds.isPolling || screen.table.scheduler.isScheduled {
            try await Task.sleep(nanoseconds: 1_000_000)
        }
        #expect(screen.table.cell(for: .stories(2)) !== cell)
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test("a section that moves and changes waits until the first responder has left; what cells show does not")
    func movedSection() async throws {
        let table: Feed.Table = screen.table
        let group = ContactGroup(id: "z", title: "Z", members: [Contact(id: 1, name: "Cyd")], canAdd: false)
        table.update { $0.groups.append(group) }
        table.flush()
        let ann = Feed.RowID.groups("x", .members(1))
        let cell = try #require(table.cell(for: ann))
        cell.contentView.addSubview(field)
        table.update {
            $0.groups.append($0.groups.removeFirst())
            $0.groups[2].members.append(Contact(id: 2, name: "Dan"))
            $0.stories[0].title = "new"
        }
        table.flush()
        #expect(table.cell(for: ann) === cell)
        #expect(screen.shown[1] == "story new")
        #expect(screen.difference(fromStructureOf: table.state) != nil)
        field.resignFirstResponder()
        while table.holds.isPolling || table.scheduler.isScheduled { try await Task.sleep(nanoseconds: 1_000_000) }
        #expect(screen.difference(from: table.state) == nil)
    }

    @Test("nor does it when someone goes on to type in another row")
    func otherRow() async throws {
        let table: Feed.Table = screen.table
        table.update {
            $0.groups[0].members.append(Contact(id: 3, name: "Cyd"))
            $0.groups.append(ContactGroup(id: "z", title: "Z", members: [], canAdd: true))
        }
        table.flush()
        let other = UITextField(frame: .zero)
        try #require(table.cell(for: .groups("x", .members(3)))).contentView.addSubview(other)
        other.becomeFirstResponder()
        table.update {
            $0.groups.append($0.groups.removeFirst())
            $0.groups[2].members.append(Contact(id: 2, name: "Dan"))
        }
        table.flush()
        #expect(screen.difference(fromStructureOf: table.state) != nil)
        field.becomeFirstResponder()
        for _ in 0..<2_000 where table.holds.isPolling || table.scheduler.isScheduled {
            try await Task.sleep(nanoseconds: 1_000_000)
        }
        #expect(field.isFirstResponder)
        expectKept()
    }

    @Test("a row that is gone takes its cell with it")
    func gone() {
        screen.table.update { $0.stories.removeLast() }
        screen.table.flush()
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test("a row that is scrolled away keeps its cell through updates, reloads and other kinds, and shows its content")
    func scrolledAway() async throws {
        let screen = FeedScreen(.long, height: 400)
        let table: Feed.Table = screen.table
        let cell = try #require(table.cell(for: .stories(3)))
        cell.contentView.addSubview(field)
        field.becomeFirstResponder()
        screen.tableView.headless.scroll(by: 2_000)
        table.update {
            $0.stories.removeFirst()
            $0.stories[2].title = "new"
        }
        table.flush()
        table.reload()
        table.flush()
        table.update { $0.stories.removeLast() }
        table.limits.animatedChanges = 0
        table.flush()
        table.reload(.row(.stories(3)))
        table.flush()
        #expect(field.isFirstResponder)
        #expect((cell as? RecordingCell)?.text == "story new")
        #expect(!screen.updates().contains("reloadData"))
        table.update { $0.stories[2].title = "" }
        table.flush()
        #expect(field.isFirstResponder)
        screen.tableView.headless.scroll(by: -2_000)
        #expect(table.cell(for: .stories(3)) === cell)
        field.resignFirstResponder()
        while table.holds.isPolling || table.scheduler.isScheduled { try await Task.sleep(nanoseconds: 1_000_000) }
        #expect(table.cell(for: .stories(3)) !== cell)
        #expect(screen.difference(from: table.state) == nil)
    }
}
