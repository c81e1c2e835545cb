import ListRuntimeUIKit
import Testing
import UIKit

@testable import cells_follow_what_they_read

/// Cells are filled again with all that they read.
@MainActor @Suite struct CellsFollowTests {
    final class App: Settings.Actions {
        var log: [String] = []

        func onHold(flags: Option, _ value: Option, _ value2: Int) { log.append("held \(value.id) \(value2)") }
        func delete(picks: Option) { log.append("deleted \(picks.id)") }
        func onTap(flags: Option, _ value: Option) { log.append("tapped \(value.id)") }
    }

    private let screen = Screen()
    private let app = App()
    private let list: Settings.Table
    private let tracks = (0..<5).map { Track($0, "old") }

    init() {
        screen.table.frame.size.height = 1200
        list = Settings.Table(
            Settings(
                groups: [
                    Group(id: 0, options: [Option(id: 1), Option(id: 2)], hasSum: true),
                    Group(id: 1, options: [Option(id: 3)], hasSum: true),
                ], options: [Option(id: 4)], isSimple: false, members: [tracks[0]], equatable: [tracks[1]],
                compared: [tracks[2]], always: [tracks[3]], instances: [tracks[4]],
                picks: [Option(id: 7), Option(id: 8)], picked: [7]),
            actions: app, in: screen.table)
        screen.table.layoutIfNeeded()
    }

    private var groups: [String] { Array(screen.rows.prefix(5)) }

    @Test func aSectionFollowsItsRows() {
        list.update { $0.groups[0].options[0].isOn = true }
        list.flush()
        #expect(groups == ["1 of 1", "2 of 1", "1 of 2", "3 of 0", "0 of 1"])
        list.update(groups: 0, options: 2) { $0.isOn = true }
        list.flush()
        #expect(groups == ["1 of 2", "2 of 2", "2 of 2", "3 of 0", "0 of 1"])
    }

    @Test func aSectionFollowsWhatACellWrites() {
        let cell = screen.table.cellForRow(at: IndexPath(row: 0, section: 0)) as? OptionCell
        cell?.toggle.isOn = true
        cell?.toggle.sendActions(for: .valueChanged)
        list.flush()
        #expect(groups.suffix(4) == ["2 of 1", "1 of 2", "3 of 0", "0 of 1"])
    }

    @Test func bothSectionsFollowAMove() async {
        list.update { $0.groups[0].options[0].isOn = true }
        list.flush()
        screen.table.isEditing = true
        #expect(
            screen.table.headless.move(rowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1)))
        for _ in 0..<20 { await Task.yield() }
        list.flush()
        #expect(groups == ["2 of 0", "0 of 1", "3 of 1", "1 of 1", "1 of 2"])
    }

    @Test func aCellFollowsTheListThatChoosesIt() {
        let path = list.indexPath(of: .flags(4))
        func text() -> String? { path.flatMap { screen.table.cellForRow(at: $0)?.textLabel?.text } }
        #expect(text() == "any 4")
        list.update { $0.isSimple = true }
        list.flush()
        #expect(text() == "plain 4")
    }

    @Test func whatIsChosenFollowsWhileRowsWait() throws {
        let path = try #require(list.indexPath(of: .picks(7)))
        let swipe = try #require(screen.table.headless.swipe(rowAt: path))
        list.update {
            $0.picked = [8]
            $0.options.append(Option(id: 9))
        }
        list.flush()
        #expect(screen.rows.suffix(2) == ["7", "8 chosen"])
        #expect(!screen.rows.contains("any 9"))
        swipe.cancel()
        list.flush()
        #expect(screen.rows.contains("any 9"))
    }

    @Test func genericCellsTellWhatTheRowMakesOfThem() throws {
        let cell = try #require(list.cell(GenericCell<Option>.self, for: .flags(4)))
        cell.onHold?(Option(id: 4), 4)
        #expect(app.log == ["held 4 4"])
    }

    @Test func touchedObjectsAreFilledAgainWhateverTheirContent() {
        for track in tracks { track.title = "new" }
        #expect(screen.rows.dropLast(2).suffix(5) == ["old", "old", "old", "old", "old"])
        let ids: [Settings.RowID] = [.members(0), .equatable(1), .compared(2), .always(3), .instances(4)]
        #expect(ids.allSatisfy { list.touch($0) })
        list.flush()
        #expect(screen.rows.dropLast(2).suffix(5) == ["new", "new", "new", "new", "new"])
    }
}
