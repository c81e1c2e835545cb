import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// Rows and sections by what they are.
@MainActor
@Suite struct HandleTests {
    private func id(_ section: Int, _ number: Int) -> NumbersState.RowID {
        NumbersState.RowID(section: section, number: number)
    }

    @Test("one row, or those that match, are filled again or get another cell")
    func refilling() {
        let table = NumbersTable([[1, 2, 3, 4]])
        let cells = table.view.visibleCells
        func fills() -> [Int] { table.view.visibleCells.map { ($0 as? NumberCell)?.fills ?? 0 } }
        table.reconfigure(.row(id(0, 2)))
        table.flush()
        #expect(fills() == [1, 2, 1, 1])
        table.reconfigure(.matching { $0 > 2 })
        table.flush()
        #expect(fills() == [1, 2, 2, 2])
        table.reconfigure(.visible)
        table.flush()
        #expect(fills() == [2, 3, 3, 3])
        #expect(table.view.visibleCells == cells)
        table.view.headless.clearUpdates()
        table.reload(.row(id(0, 1)))
        table.reload(.matching { $0 == 4 })
        table.reload(.row(id(0, 9)))
        table.flush()
        #expect(table.view.headless.updates.map(\.description) == ["reload [0, 0] [0, 3] (automatic)"])
        #expect(table.view.visibleCells[1...2] == cells[1...2])
        #expect(table.view.visibleCells[0] !== cells[0] && table.view.visibleCells[3] !== cells[3])
        #expect(table.shown == ["1 0", "2 0", "3 0", "4 0"])
    }

    @Test("cells have their class, rows a next one")
    func rows() {
        let screen = FeedScreen()
        #expect(screen.table.cell(StoryCell.self, for: .stories(1))?.text == "story a")
        #expect(screen.table.cell(GapCell.self, for: .stories(1)) == nil)
        let typed: (BannerCell?, PostCell?, LoaderCell?, ContactCell?) = (
            screen.table.bannerCell(), screen.table.cell(postsPost: 1), screen.table.postsLoaderCell(),
            screen.table.cell(groups: "y", members: 1)
        )
        #expect(typed.0?.text == "banner hello light" && typed.1?.text == "post p light")
        #expect(typed.2 != nil && typed.3?.text == "contact Bob 1/1")
        #expect(screen.table.cell(groups: "z", members: 1) == nil)
        // One of two classes.
        #expect(screen.table.cell(stories: 1) is StoryCell)
        #expect(screen.table.groupsCanAddCell(in: "y") == nil)
        #expect(screen.table.rowID(after: .banner) == .stories(1))
        #expect(
            screen.table.rowID(after: .stories(1)) { if case .groups = $0 { true } else { false } }
                == .groups("x", .members(1)))
        #expect(screen.table.rowID(after: .groups("y", .members(1))) == nil)
        #expect(screen.table.rowID(after: .stories(9)) == nil)
    }

    @Test("what is to be filled again and is gone is told from what is there, on screen or not")
    func refilled() {
        typealias Scope = ListDriver<Feed, FeedContext, UITableView>.RowScope
        let screen = FeedScreen(height: 200)
        for refill in [{ screen.table.reconfigure($0) }, { screen.table.reload($0) }] as [(Scope) -> Bool] {
            #expect(refill(.row(.stories(1))))
            #expect(refill(.row(.groups("y", .members(1)))))
            #expect(!refill(.row(.stories(9))))
            #expect(refill(.section(.groups("y"))))
            #expect(!refill(.section(.groups("z"))))
            #expect(refill(.visible))
        }
    }

    @Test("sections are found, read and scrolled to; what is gone is nil, empty or false")
    func sections() {
        let screen = FeedScreen(height: 200)
        #expect(screen.table.index(of: .groups("y")) == 5)
        #expect(screen.table.rows(in: .stories).count == 2)
        #expect(screen.table.header(of: .groups("y")) == nil)
        #expect(screen.table.scroll(toSection: .groups("y"), animated: false))
        #expect(screen.table.header(of: .groups("y"))?.textLabel?.text == "Y")
        #expect(screen.table.footer(of: .groups("y")) == nil)
        #expect(screen.table.visibleSections.contains(.groups("y")))
        #expect(!screen.table.visibleSections.contains(.banner))
        screen.table.update { $0.groups.swapAt(0, 1) }
        screen.table.flush()
        #expect(screen.table.index(of: .groups("y")) == 4)
        #expect(screen.table.index(of: .groups("z")) == nil)
        #expect(screen.table.rows(in: .groups("z")).isEmpty)
        #expect(!screen.table.scroll(toSection: .groups("z")))
    }
}
