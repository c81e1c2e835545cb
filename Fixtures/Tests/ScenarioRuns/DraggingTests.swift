@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import dragging
@testable import dragging_in_collections

@MainActor @Suite struct DraggingTests {
    @Test func rowsAreDraggedAsTheirMarksSay() {
        let screen = Screen()
        let store = Store()
        func files(_ ids: Int...) -> [File] { ids.map { File(id: $0, name: "f\($0)") } }
        let list = Files.Table(
            Files(
                files: files(1), shared: files(2), items: [.file(files(3)[0]), .text("t")],
                folders: [Folder(id: 4, files: files(5), canAdd: true)], ids: [6], hint: "?"),
            context: store, in: screen.table)
        screen.table.layoutIfNeeded()
        func count(_ row: Int, _ section: Int) -> Int {
            list.dragItems(at: IndexPath(row: row, section: section)).count
        }
        let counts: [Int] = [
            count(0, 0), count(0, 1), count(0, 2), count(1, 2), count(0, 3), count(1, 3), count(0, 4), count(0, 5),
        ]
        #expect(counts == [1, 1, 2, 1, 1, 0, 1, 0])
        let drag = screen.table.headless.beginDrag(rowAt: IndexPath(row: 0, section: 1))
        guard case .shared(let file)? = drag?.items.first?.localObject as? Files.Row else {
            Issue.record("the item has no row")
            return
        }
        #expect(file.id == 2)
        #expect(list.dragPreviewParameters(at: IndexPath(row: 0, section: 0)) != nil)
        #expect(list.dragPreviewParameters(at: IndexPath(row: 0, section: 5)) == nil)
        store.isShared = false
        #expect(count(0, 0) == 0)
    }

    @Test func itemsAreDragged() {
        let grid = Grid()
        let list = Photos.Collection(
            Photos(photos: [Photo(id: 1, name: "a"), Photo(id: 2, name: "b")]),
            actions: Photos.Actions { _ in }, in: grid.view)
        grid.view.layoutIfNeeded()
        #expect(list.dragItems(at: IndexPath(item: 0, section: 0)).isEmpty)
        #expect(grid.view.headless.beginDrag(itemAt: IndexPath(item: 1, section: 0))?.items.count == 1)
    }
}
