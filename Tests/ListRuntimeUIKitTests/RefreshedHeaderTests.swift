import HeadlessUIKit
import ListRuntime
import Testing

@testable import ListRuntimeUIKit

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

        func numberOfSections(in tableView: UITableView) -> Int { applied.sectionCount }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            applied.rowCount(inSection: section)
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cell(at: indexPath, in: tableView)
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

    @Test("all where a reload leaves the cell of the first responder")
    func reload() throws {
        let field = UITextField(frame: .zero)
        try #require(table.view.visibleCells.first).contentView.addSubview(field)
        field.becomeFirstResponder()
        table.reload()
        #expect(table.show() == [0, 1, 2])
    }
}
