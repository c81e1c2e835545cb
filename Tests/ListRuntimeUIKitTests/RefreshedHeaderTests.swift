import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// Headers that show something of their rows, or of the context.
@MainActor
@Suite struct RefreshedHeaderTests {
    /// A table whose headers are told when they are filled again.
    private final class HeaderTable: ListTable<NumbersState, Int>, UITableViewDataSource {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        let view: UITableView
        var refreshed: [Int] = []

        init(_ sections: [[Int]]) {
            view = UITableView(frame: window.bounds, style: .plain)
            super.init(state: NumbersState(sections), context: 0)
            view.dataSource = self
            window.addSubview(view)
            attach(to: view)
            view.layoutIfNeeded()
            show()
        }

        @discardableResult
        func show() -> [Int] {
            flush()
            defer { refreshed = [] }
            return refreshed
        }

        override func headerReadsContext(inSection section: Int) -> Bool { section == 1 }
        override func refreshHeader(at section: Int, in view: UITableView) { refreshed.append(section) }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            dequeueCell(at: indexPath, in: tableView)
        }
        func tableView(_ tableView: UITableView, moveRowAt old: IndexPath, to new: IndexPath) {
            followMove(from: old, to: new) { _, state in
                let row = state.sections[old.section].rows.remove(at: old.row)
                state.sections[new.section].rows.insert(row, at: new.row)
            }
        }
    }

    private let table = HeaderTable([[1], [2], [3]])

    @Test("those of a row that is changed by its identity are filled again")
    func changedRow() {
        table.updateRow(
            .init(section: 2, number: 3), { $0 = 4 }, read: { $0.row(at: $1) },
            write: { $0.sections[$1.section].rows[$1.row] = $2 })
        #expect(table.show() == [2])
    }

    @Test("those that read the context, when it is set")
    func context() {
        table.context = 1
        #expect(table.show() == [1])
    }

    @Test("those of a section that gets its first row, or loses its last")
    func empty() {
        table.update { $0.sections[0].rows = [] }
        #expect(table.show() == [0])
        table.update { $0.sections[0].rows = [7] }
        #expect(table.show() == [0])
        table.update { $0.sections[0].rows.append(8) }
        #expect(table.show().isEmpty)
    }

    @Test(
        "those of both sections where a row moves by hand, also behind an update that waits", arguments: [false, true])
    func moved(waits: Bool) {
        table.view.setEditing(true, animated: false)
        table.beginInteraction(.contextMenu)
        if waits { table.update { $0.sections[2].rows = [] } }
        #expect(table.view.headless.move(rowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 0, section: 1)))
        var shown = table.show()
        table.endInteraction(.contextMenu)
        table.endInteraction(.move)
        shown += table.show()
        #expect(table.applied.sections.map(\.rows) == [[], [1, 2], waits ? [] : [3]])
        #expect(Set(shown).isSuperset(of: [0, 1]))
    }

    @Test("all where a reload leaves the cell of the first responder")
    func reload() throws {
        let field = UITextField(frame: .zero)
        try #require(table.view.visibleCells.first).contentView.addSubview(field)
        field.becomeFirstResponder()
        table.reload()
        #expect(table.show() == [0, 1, 2])
    }
}
