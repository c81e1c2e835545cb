import HeadlessUIKit
import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import RandomTesting
import Testing

/// Rows that are objects of a database, which deletes and renames them while they are shown.
@MainActor
@Suite struct KeptRowTests {
    private let records = (0..<8).map { Record($0, "r\($0)") }
    private let table: RecordsTable

    init() { table = RecordsTable([Records.Folder(name: "a", records: records)]) }

    @Test("an object that was deleted is not read again")
    func deleted() {
        records[2].delete()
        table.update { $0.folders[0].records.remove(at: 2) }
        table.flush()
        #expect(table.shown.first == "r0 plain" && table.shown[2] == "r3 plain")
        table.context = 1
        table.touch(.folders("a", 3))
        table.reload()
        table.flush()
        #expect(records[2].lateReads == [])
    }

    @Test("nor is one that another object of the same identity replaces")
    func replaced() {
        records[2].delete()
        table.update { $0.folders[0].records[2] = Record(2, "new!") }
        table.flush()
        #expect(table.shown[2] == "new! urgent")
        #expect(records[2].lateReads == [])
    }

    @Test("look-ups answer the identities that were applied")
    func lookUps() {
        records[2].id = 20
        #expect(table.rowID(at: IndexPath(row: 2, section: 0)) == .folders("a", 2))
        #expect(table.row(withID: .folders("a", 2)) === records[2])
        #expect(table.indexPath(of: .folders("a", 20)) == nil)
        table.state = table.state
        table.flush()
        #expect(table.indexPath(of: .folders("a", 2)) == nil)
        #expect(table.row(withID: .folders("a", 20)) === records[2])
    }

    @Test("an object that was renamed is a deletion and an insertion")
    func renamed() {
        table.select(.folders("a", 2))
        records[2].id = 20
        table.state = table.state
        table.flush()
        #expect(table.selection.isEmpty)
        #expect(table.shown[2] == "r2 plain")
    }

    @Test("a record that moves into another folder stays selected")
    func moved() {
        table.update { $0.folders.append(Records.Folder(name: "b", records: [])) }
        table.flush()
        table.select(.folders("a", 1))
        let record = records[1]
        table.update {
            $0.folders[0].records.remove(at: 1)
            $0.folders[1].records.append(record)
        }
        table.flush()
        #expect(table.view.indexPathsForSelectedRows == [IndexPath(row: 0, section: 1)])
    }

    @Test("whatever a database does, the screen shows the state", arguments: Sample.of(0..<400 as Range<UInt64>))
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var deleted: [Record] = []
        var number = 100
        // While the structure waits, cells are filled with the rows that they stand for, gone or not.
        let waits = seed.isMultiple(of: 2)
        table.view.headless.preparesCellsAhead = seed.isMultiple(of: 3)
        let violations = UIKitRules.violations {
            for step in 0..<40 {
                var state = table.state
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    change(&state, &deleted, &number, &random)
                }
                table.state = state
                if Bool.random(using: &random) { table.context += 1 }
                if waits, Int.random(in: 0..<4, using: &random) == 0 { table.beginInteraction(.contextMenu) }
                table.flush()
                if !table.isInteracting {
                    table.view.headless.scroll(by: Double.random(in: -80...80, using: &random))
                    table.view.layoutIfNeeded()
                }
                table.endInteraction(.contextMenu)
                table.flush()
                let expected = table.view.indexPathsForVisibleRows?.compactMap { table.row(at: $0) }
                    .map { "\($0.title) \($0.isUrgent ? "urgent" : "plain")" }
                #expect(table.shown == expected, "seed \(seed), step \(step)")
                let ids = table.state.folders.flatMap { folder in
                    folder.records.map { Records.RowID.folders(folder.name, $0.id) }
                }
                #expect(ids.allSatisfy { table.indexPath(of: $0) != nil }, "seed \(seed), step \(step)")
            }
        }
        #expect(violations.isEmpty, "seed \(seed): \(violations)")
        #expect(deleted.flatMap(\.lateReads).filter { !waits || $0 == "id" } == [], "seed \(seed)")
        #expect(table.reports.isEmpty, "seed \(seed): \(table.reports)")
    }

    private func change(
        _ state: inout Records, _ deleted: inout [Record], _ number: inout Int, _ random: inout SeededGenerator
    ) {
        let section = Int.random(in: 0..<state.folders.count, using: &random)
        let count = state.folders[section].records.count
        number += 1
        guard count > 0 else { return state.folders[section].records.append(Record(number, "n\(number)")) }
        let row = Int.random(in: 0..<count, using: &random)
        let record = state.folders[section].records[row]
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
            state.folders[section].records.remove(at: row)
            record.delete()
            deleted.append(record)
        case 1: record.id = number
        case 2: record.title = "t\(number)"
        case 3: record.title = "t\(number)!"
        case 4:
            state.folders[section].records[row] = Record(record.id, "o\(number)")
            record.delete()
            deleted.append(record)
        case 5: state.folders[section].records.shuffle(using: &random)
        case 6 where state.folders.count < 4: state.folders.append(Records.Folder(name: "\(number)", records: []))
        case 6:
            state.folders[section].records.remove(at: row)
            state.folders[(section + 1) % state.folders.count].records.append(record)
        default: state.folders[section].records.insert(Record(number, "n\(number)"), at: row)
        }
    }
}
