import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// When the data source begins to answer from what came.
@MainActor
@Suite struct AdvanceTests {
    /// A section of words, told apart by their first letter.
    struct Words: ListState {
        var words: [String]

        var sectionCount: Int { 1 }
        func rowCount(inSection section: Int) -> Int { words.count }
        func section(at index: Int) -> Int? { index == 0 ? 0 : nil }
        func row(at path: RowPath) -> String? { words.indices.contains(path.row) ? words[path.row] : nil }
        func rowID(at path: RowPath) -> Character? { row(at: path)?.first }

        static func changes(from old: Words, to new: Words) -> ListChanges {
            var builder = ListChanges.Builder()
            builder.section {
                $0.many(old.words, new.words, id: { $0.first }, isUnchanged: ==)
            }
            return builder.build()
        }
    }

    /// Notes what there is to show at the begin of each batch and at its end.
    final class WordsTable: ListTable<Words, Void>, UITableViewDataSource {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        let view: UITableView
        var batches: [[String]] = []

        init(_ words: [String]) {
            view = UITableView(frame: window.bounds, style: .plain)
            super.init(state: Words(words: words), context: ())
            for kind in ["lower", "upper"] { view.register(UITableViewCell.self, forCellReuseIdentifier: kind) }
            view.rowHeight = 44
            view.dataSource = self
            window.addSubview(view)
            attach(to: view)
            flush()
            view.layoutIfNeeded()
            batches = []
        }

        var toShow: String {
            applied.words.indices.compactMap { shownRow(at: RowPath(section: 0, row: $0)) }.joined(separator: " ")
        }

        override func performUpdates(
            in view: UITableView, _ updates: @escaping () -> Void, completion: (() -> Void)? = nil
        ) {
            let before = toShow
            super.performUpdates(
                in: view,
                {
                    updates()
                    self.batches.append([before, self.toShow])
                }, completion: completion)
        }

        func update(_ letter: Character, to word: String) {
            updateRow(letter) { (old: inout String) in
                old = word
            } read: { state, path in
                state.words[path.row]
            } write: { state, path, word in
                state.words[path.row] = word
            }
        }

        override func kind(of row: String) -> RowKind { RowKind(row.last?.isUppercase == true ? "upper" : "lower") }

        override func makeCell(for row: String, at indexPath: IndexPath, _ request: CellRequest) -> UITableViewCell {
            let cell = request.dequeue(UITableViewCell.self, kind(of: row).reuseIdentifier)
            cell.textLabel?.text = row
            return cell
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            dequeueCell(at: indexPath, in: tableView)
        }
    }

    private func text(_ table: WordsTable, _ row: Int) -> String? {
        table.view.layoutIfNeeded()
        return table.view.cellForRow(at: IndexPath(row: row, section: 0))?.textLabel?.text
    }

    @Test("rows that come, and content that changes, are told inside the batch")
    func states() {
        let table = WordsTable(["a", "b"])
        table.state.words[1] = "bc"
        table.flush()
        table.state.words.append("d")
        table.flush()
        table.state = Words(words: ["a", "bc", "d"])
        table.flush()
        #expect(table.batches == [["a b", "a bc"], ["a bc", "a bc d"]])
        #expect(text(table, 1) == "bc")
    }

    @Test("a row that is changed by its identity is told inside the batch, while look-ups know it at once")
    func oneRow() {
        let table = WordsTable(["a", "b"])
        table.update("b", to: "bc")
        table.update("b", to: "bcd")
        #expect(table.state.words == ["a", "bcd"])
        #expect(table.row(withID: "b") == "bcd")
        table.flush()
        #expect(table.batches == [["a b", "a bcd"]])
        #expect(text(table, 1) == "bcd")
    }

    @Test("content that is shown while the structure waits is told inside a batch")
    func whileTheStructureWaits() {
        let table = WordsTable(["a", "b"])
        table.beginInteraction(.contextMenu)
        table.update("a", to: "ab")
        table.state.words[1] = "bc"
        table.state.words.append("d")
        table.flush()
        #expect(table.batches == [["a b", "ab bc"]])
        table.endInteraction(.contextMenu)
        table.flush()
        #expect(table.batches.last == ["ab bc", "ab bc d"])
    }

    @Test("a row that needs another kind of cell keeps its own until the batch, even where the app fills it again")
    func kinds() {
        let table = WordsTable(["a", "b"])
        table.update("b", to: "bC")
        table.view.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
        #expect(text(table, 1) == "b")
        table.flush()
        #expect(text(table, 1) == "bC")
        #expect(table.view.cellForRow(at: IndexPath(row: 1, section: 0))?.reuseIdentifier == "upper")
    }

    @Test("a row that came on screen as it was is filled again in the batch")
    func scrolledOn() {
        let table = WordsTable((0..<100).map { "\(Character(UnicodeScalar(0x4E00 + $0) ?? "a"))" })
        let id = table.applied.words[50]
        table.update(Character(id), to: id + "c")
        table.view.scrollToRow(at: IndexPath(row: 50, section: 0), at: .middle, animated: false)
        #expect(text(table, 50) == id)
        table.flush()
        #expect(text(table, 50) == id + "c")
    }
}
