import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// What a look-up costs when the list has changed.
@MainActor
@Suite struct LookUpTests {
    /// An identity that counts how often it is hashed.
    struct Number: Hashable, Sendable {
        nonisolated(unsafe) static var hashes = 0
        var value: Int

        func hash(into hasher: inout Hasher) {
            Self.hashes += 1
            hasher.combine(value)
        }
    }

    struct Line: ListState {
        var numbers: [Int]
        var sectionCount: Int { 1 }
        func rowCount(inSection section: Int) -> Int { numbers.count }
        func section(at index: Int) -> Int? { index == 0 ? 0 : nil }
        func row(at path: RowPath) -> Int? { numbers.indices.contains(path.row) ? numbers[path.row] : nil }
        func rowID(at path: RowPath) -> Number? { row(at: path).map { Number(value: $0) } }
        static func changes(from old: Line, to new: Line) -> ListChanges {
            var changes = ListChanges.Builder()
            changes.section { $0.many(old.numbers, new.numbers, id: { $0 }, isUnchanged: ==) }
            return changes.build()
        }
    }

    final class LineTable: ListTable<Line, Void>, UITableViewDataSource {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            applied.numbers.count
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            dequeueCell(at: indexPath, in: tableView)
        }
    }

    @Test("a row that comes or goes in a long list has the identities of no other rows hashed again")
    func structure() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let tableView = UITableView(frame: window.bounds, style: .plain)
        window.addSubview(tableView)
        let table = LineTable(state: Line(numbers: Array(0..<100_000)), context: ())
        tableView.dataSource = table
        table.attach(to: tableView)
        table.flush()
        #expect(table.indexPath(of: Number(value: 99_999))?.row == 99_999)
        for change in [{ $0.insert(-1, at: 50_000) }, { $0.remove(at: 7) }] as [(inout [Int]) -> Void] {
            Number.hashes = 0
            table.update { change(&$0.numbers) }
            table.flush()
            let row = table.applied.numbers.count - 1
            #expect(table.indexPath(of: Number(value: 99_999))?.row == row)
            #expect(Number.hashes < 100)
        }
        #expect(table.indexPath(of: Number(value: -1))?.row == 49_999)
        #expect(table.indexPath(of: Number(value: 7)) == nil)
        #expect(table.indexPath(of: Number(value: 8))?.row == 7)
    }
}
