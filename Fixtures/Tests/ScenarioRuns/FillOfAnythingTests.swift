@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import fill_of_anything

/// Cells that take a value of any type, and models that fill their cells.
@MainActor @Suite struct FillOfAnythingTests {
    private let screen = Screen()

    @Test func theMethodThatTakesTheModelByItsTypeIsTaken() {
        let user = User(id: 1, login: "ann")
        let users = Users(users: [user], named: [user], others: [user], fields: [Field(id: 1, text: "f")])
        let table = Users.Table(users, in: screen.table)
        screen.table.layoutIfNeeded()
        #expect(screen.rows == ["ann", "ann", "something", "f"])
        #expect(screen.heights.first == 60)
        #expect(table.applied.users.count == 1)
    }
}
