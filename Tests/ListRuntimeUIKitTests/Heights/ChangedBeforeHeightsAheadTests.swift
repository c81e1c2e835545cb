import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

@MainActor
@Suite struct ChangedBeforeHeightsAheadTests {
    @Test("a row that was changed just before has its height computed ahead, too")
    func changed() async {
        let table = LinesTable(count: 100)
        await table.computeHeights()
        table.show()
        table.setLines(9, of: 90)
        await table.computeHeights()
        table.show()
        #expect(table.unknown.isEmpty)
        #expect(table.fault == nil)
    }
}
