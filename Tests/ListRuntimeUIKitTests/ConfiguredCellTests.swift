import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// What a list remembers of its cells, also where these go, or come to another list.
@MainActor
@Suite struct ConfiguredCellTests {
    /// Shows a list in a table view of its own, with cells of its own.
    private func show(_ table: NumbersTable) -> UITableView {
        let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 2_200), style: .plain)
        view.rowHeight = 44
        view.register(NumberCell.self, forCellReuseIdentifier: "number")
        table.window.addSubview(view)
        view.dataSource = table
        table.attach(to: view)
        table.flush()
        view.layoutIfNeeded()
        return view
    }

    @Test("cells that are gone are forgotten, and those that live are still known")
    func goneCells() throws {
        let table = NumbersTable([Array(0..<60)])
        for _ in 0..<5 { show(table).removeFromSuperview() }
        let view = show(table)
        #expect(table.configured.entries.count < 200)
        #expect(view.visibleCells.count == 50)
        #expect(view.visibleCells.map { table.displayedRow(of: $0) } == (0..<50).map { $0 })
        table.context = 7
        table.flush()
        #expect(view.visibleCells.allSatisfy { $0.textLabel?.text?.hasSuffix(" 7") == true })
    }

    @Test("a cell that another list fills belongs to that")
    func otherList() throws {
        let first = NumbersTable([Array(0..<5)])
        let second = NumbersTable([[9]])
        second.view.removeFromSuperview()
        first.view.dataSource = second
        second.attach(to: first.view)
        second.flush()
        first.view.layoutIfNeeded()
        let cell = try #require(second.cell(for: .init(section: 0, number: 9)))
        #expect(first.displayedRow(of: cell) == nil)
        #expect(second.displayedRow(of: cell) == 9)
        let fills = (cell as? NumberCell)?.fills ?? 0
        second.reconfigure(.visible)
        second.flush()
        #expect((cell as? NumberCell)?.fills == fills + 1)
    }

    @Test("someone who types in a table view that the list has left holds nothing up")
    func leftTableView() throws {
        let table = NumbersTable([Array(0..<5)])
        let field = UITextField(frame: .zero)
        try #require(table.view.visibleCells.first).addSubview(field)
        field.becomeFirstResponder()
        let view = show(table)
        view.headless.clearUpdates()
        table.reload()
        table.flush()
        #expect(field.isFirstResponder)
        #expect(view.headless.updates.map(\.description) == ["reloadData"])
    }
}
