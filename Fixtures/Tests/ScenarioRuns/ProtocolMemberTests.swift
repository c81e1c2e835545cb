@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import members_of_protocols

/// Cells that are filled and measured by members of their protocols.
@MainActor @Suite struct ProtocolMemberTests {
    @Test func protocolsFillAndMeasureTheirCells() {
        let screen = Screen()
        let table = Library.Table(
            Library(books: [Book(id: 1, title: "Emma")], shelves: [Shelf(id: 2, letters: "A-C")]), in: screen.table)
        #expect(screen.rows == ["Emma", "A-C"])
        #expect(screen.heights == [34, 23])
        #expect(table.estimatedHeight(of: .books(Book(id: 3, title: "")), at: IndexPath(row: 9, section: 0)) == 32)
    }
}
