@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import rows_nested
@testable import section_struct

/// One row, changed by its identity, wherever its property stands.
@MainActor @Suite struct OneRowTests {
    private let screen = Screen()

    @Test func rowsBehindOthersOfTheirSection() {
        #if DEBUG
        let own = OwnCard(name: Contact(id: 1, name: "Ann"), raw: "", numbers: [Number(id: "1"), Number(id: "2")])
        #else
        let own = OwnCard(name: Contact(id: 1, name: "Ann"), numbers: [Number(id: "1"), Number(id: "2")])
        #endif
        let list = Contacts.Table(Contacts(own: own, groups: []), in: screen.table)
        #expect(list.update(ownNumbers: "2") { $0 = Number(id: "\($0.id)!") })
        list.flush()
        #expect(list.applied.own.numbers.map(\.id) == ["1", "2!"])
        #expect(list.indexPath(of: .own(.numbers("2!"))) == IndexPath(row: own.rowCount - 1, section: 0))
        #expect(!list.update(ownNumbers: "2") { _ in })
    }

    @Test func equalRowsByTheirNumber() {
        final class Actions: Conversation.Actions {
            func select(_ row: Conversation.Row) {}
        }
        let actions = Actions()
        let list = Conversation.Table(
            Conversation(items: [.day("today"), .day("today")], drafts: [], isSending: false), actions: actions,
            in: screen.table)
        #expect(list.update(items: .day("today", 1)) { $0 = .day("tomorrow") })
        list.flush()
        #expect(list.indexPath(of: .items(.day("today", 0))) == IndexPath(row: 0, section: 0))
        #expect(list.indexPath(of: .items(.day("tomorrow", 0))) == IndexPath(row: 1, section: 0))
    }
}
