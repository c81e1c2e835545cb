@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import rows_of_objects

@MainActor @Suite struct RowsOfObjectsTests {
    let screen = Screen(style: .grouped)
    let records = (0..<4).map { Record(id: $0, title: "r\($0)") }

    private var archive: Archive {
        Archive(pinned: [], recent: [records[0]], folders: [Folder(name: "a", records: Array(records[1...]))])
    }

    @Test func aRecordThatIsRenamedIsDeletedAndInserted() throws {
        let table = Archive.Table(archive, in: screen.table)
        table.flush()
        screen.table.headless.clearUpdates()
        records[2].id = 20
        #expect(table.rowID(at: IndexPath(row: 1, section: 2)) == .folders("a", .records(2)))
        table.state = archive
        table.flush()
        let batch = try #require(screen.batches.first)
        #expect(batch.rowDeletes.count == 1 && batch.rowInserts.count == 1 && batch.rowMoves.isEmpty)
        #expect(table.indexPath(of: .folders("a", .records(2))) == nil)
        #expect(table.row(withID: .folders("a", .records(20))) != nil)
    }

    @Test func aRecordMovesBetweenSections() {
        let table = Archive.Table(archive, in: screen.table)
        table.flush()
        table.select(.recent(0))
        table.update {
            $0.pinned = $0.recent
            $0.recent = []
        }
        table.flush()
        #expect(table.selection == [.pinned(0)])
    }

    @Test func anAttachmentIsKnownByWhatItWasCalled() {
        let attachment = Attachment(id: "a")
        let table = Attachments.Table(Attachments(attachments: [attachment]), in: screen.table)
        table.flush()
        attachment.id = "b"
        #expect(table.rowID(at: IndexPath(row: 0, section: 0)) == .attachments("a"))
        table.state = Attachments(attachments: [attachment])
        table.flush()
        #expect(table.rowID(at: IndexPath(row: 0, section: 0)) == .attachments("b"))
        #expect(screen.rows == ["b"])
    }
}
