import HeadlessUIKit
import Testing

/// A cell that holds the first responder is not reused when it is scrolled away.
@MainActor @Suite struct FirstResponderTests {
    private let field = UITextField(frame: .zero)
    private let screen = Screen(rows: 100)
    private let grid = Grid(items: 300)

    /// The cell of a row, in which somebody types.
    private func responding(_ row: Int) throws -> WordCell {
        let cell = try #require(screen.cell(row))
        cell.contentView.addSubview(field)
        field.becomeFirstResponder()
        return cell
    }

    private func respondingItem(_ item: Int) throws -> ItemCell {
        let cell = try #require(grid.cell(item))
        cell.contentView.addSubview(field)
        field.becomeFirstResponder()
        return cell
    }

    /// Whether a cell was used for another row, or waits for one.
    private func isReused(_ cell: UIView, _ reuses: Int) -> Bool { reuses > 0 || cell.superview == nil }

    /// What is on the screen beside the text field.
    private func words(_ screen: HeadlessScreen) -> [String] {
        screen.rows.flatMap(\.texts).filter { !$0.isEmpty }.sorted()
    }

    @Test(arguments: [false, true]) func aRowThatIsScrolledAwayKeepsItsCell(preparesAhead: Bool) throws {
        screen.table.headless.preparesCellsAhead = preparesAhead
        let cell = try responding(2)
        screen.table.headless.scroll(by: 1_000)
        #expect(field.isFirstResponder && cell.isDescendant(of: screen.table))
        #expect(cell.frame.minY == 88)
        #expect(cell.reuses == 0 && screen.cell(2) == nil && screen.table.indexPath(for: cell) == nil)
        #expect(screen.displayed.values.sorted() == words(screen.table.headless.screen))
        screen.table.headless.scroll(by: -1_000)
        #expect(screen.cell(2) === cell && cell.reuses == 0)
        #expect(screen.displayed.values.sorted() == words(screen.table.headless.screen))
    }

    @Test(arguments: [false, true]) func anItemThatIsScrolledAwayKeepsItsCell(preparesAhead: Bool) throws {
        grid.view.headless.preparesCellsAhead = preparesAhead
        let cell = try respondingItem(4)
        grid.view.headless.scroll(by: 1_000)
        #expect(field.isFirstResponder && cell.isDescendant(of: grid.view))
        #expect(cell.frame.minY == 80)
        #expect(cell.reuses == 0 && grid.cell(4) == nil && grid.view.indexPath(for: cell) == nil)
        #expect(grid.displayed.values.sorted() == words(grid.view.headless.screen))
        grid.view.headless.scroll(by: -1_000)
        #expect(grid.cell(4) === cell && cell.reuses == 0)
        #expect(grid.displayed.values.sorted() == words(grid.view.headless.screen))
    }

    @Test func aWindowHasOne() throws {
        _ = try responding(2)
        let other = UITextField(frame: .zero)
        try #require(screen.cell(3)).contentView.addSubview(other)
        other.becomeFirstResponder()
        #expect(other.isFirstResponder && !field.isFirstResponder)
        other.isEnabled = false
        field.becomeFirstResponder()
        #expect(!other.becomeFirstResponder() && field.isFirstResponder && !other.isFirstResponder)
    }

    @Test func itGoesWithItsRow() throws {
        let cell = try responding(2)
        screen.table.headless.scroll(by: 1_000)
        screen.sections[0].insert("new", at: 0)
        screen.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        #expect(field.isFirstResponder && cell.frame.minY == 132)
        screen.sections[0][3] = "other"
        screen.table.reconfigureRows(at: [IndexPath(row: 3, section: 0)])
        #expect(field.isFirstResponder && cell.word.text == "other")
        screen.sections[0].remove(at: 3)
        screen.table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .none)
        #expect(!field.isFirstResponder && cell.superview == nil)
    }

    @Test func itGoesWithItsItem() throws {
        let cell = try respondingItem(4)
        grid.view.headless.scroll(by: 1_000)
        grid.sections[0].insert(contentsOf: ["a", "b", "c"], at: 0)
        grid.view.insertItems(at: (0..<3).map { grid.path($0) })
        #expect(field.isFirstResponder && cell.frame.minY == 160)
        grid.sections[0][7] = "other"
        grid.view.reconfigureItems(at: [grid.path(7)])
        #expect(field.isFirstResponder && cell.word.text == "other")
        grid.sections[0].remove(at: 7)
        grid.view.deleteItems(at: [grid.path(7)])
        #expect(!field.isFirstResponder && cell.superview == nil)
    }

    @Test func aReloadLetsGoOfIt() throws {
        let cell = try responding(2)
        screen.table.headless.scroll(by: 1_000)
        screen.table.reloadData()
        screen.table.layoutIfNeeded()
        #expect(!field.isFirstResponder && isReused(cell, cell.reuses))
        let item = try respondingItem(4)
        grid.view.headless.scroll(by: 1_000)
        grid.view.reloadData()
        grid.view.layoutIfNeeded()
        #expect(!field.isFirstResponder && isReused(item, item.reuses))
    }

    @Test func anEndOfTypingLetsGoOfIt() throws {
        let cell = try responding(2)
        screen.table.headless.scroll(by: 1_000)
        field.resignFirstResponder()
        screen.table.headless.scroll(by: 1_000)
        #expect(isReused(cell, cell.reuses))
        let item = try respondingItem(4)
        grid.view.headless.scroll(by: 1_000)
        field.resignFirstResponder()
        grid.view.headless.scroll(by: 1_000)
        #expect(isReused(item, item.reuses))
    }
}
