@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import index_titles
@testable import index_titles_in_collections

@MainActor @Suite struct IndexTitleTests {
    @Test func sectionsStandInTheIndex() {
        let screen = Screen()
        let store = Store()
        func contacts(_ ids: Int...) -> [Contact] { ids.map { Contact(id: $0, name: "\($0)") } }
        let list = Contacts.Table(
            Contacts(
                favourites: contacts(1),
                initials: [
                    Initial(id: "A", contacts: contacts(2)), Initial(id: "B", contacts: []),
                    Initial(id: "C", contacts: contacts(3)),
                ], others: [contacts(4, 5), contacts(6, 7)], plain: contacts(8), status: .numbers([1])),
            context: store, in: screen.table)
        screen.table.layoutIfNeeded()
        #expect(screen.table.headless.indexTitles == ["★", "A", "C", "2", "!"])
        #expect(list.tableView(screen.table, sectionForSectionIndexTitle: "C", at: 2) == 3)
        #expect(list.tableView(screen.table, sectionForSectionIndexTitle: "!", at: 4) == 7)
        list.update { $0.status = .nothing }
        list.flush()
        #expect(list.sectionIndexTitles(for: screen.table)?.last == "?")
        store.usesIndex = false
        #expect(list.sectionIndexTitles(for: screen.table)?.first == "A")
    }

    @Test func theIndexFollowsATitleThatAloneChanges() {
        let screen = Screen()
        let store = Store()
        let list = Contacts.Table(
            Contacts(favourites: [Contact(id: 1, name: "1")], initials: [], others: [], plain: [], status: .nothing),
            context: store, in: screen.table)
        screen.table.layoutIfNeeded()
        #expect(screen.table.headless.indexTitles == ["★", "?"])
        list.state.status = .numbers([1])
        list.flush()
        #expect(screen.table.headless.indexTitles == ["★", "!"])
        list.state.favourites = []
        list.flush()
        #expect(screen.table.headless.indexTitles == ["!"])
        list.state.favourites = [Contact(id: 1, name: "1")]
        list.flush()
        store.usesIndex = false
        list.reconfigure(.visible)
        list.flush()
        #expect(screen.table.headless.indexTitles == ["!"])
    }

    @Test func theIndexOfACollectionLeadsToSections() {
        let grid = Grid()
        let list = Words.Collection(Words(first: ["a"], second: ["b", "c"]), in: grid.view)
        #expect(list.indexTitles(for: grid.view) == ["A", "b"])
        #expect(list.collectionView(grid.view, indexPathForIndexTitle: "b", at: 1) == IndexPath(item: 0, section: 1))
    }
}
