import HeadlessUIKit
import ListRuntime
import Testing

@testable import ListRuntimeUIKit

@MainActor
@Suite struct ChangedBeforeHeightsAheadTests {
    @Test("a row that was changed just before has its height computed ahead, too")
    func changed() async {
        let table = LinesTable(count: 100)
        await table.computeHeights()
        table.show()
        table.updateRow(90) { (note: inout Note) in
            note.lines += 5
        } read: {
            $0.row(at: $1)
        } write: {
            $0.rows[$1.row] = $2
        }
        await table.computeHeights()
        table.show()
        #expect(table.unknown.isEmpty)
        #expect(table.fault == nil)
    }
}
