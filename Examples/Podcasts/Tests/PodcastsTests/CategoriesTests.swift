import Podcasts
import Testing
import UIKit

@MainActor
@Suite struct CategoriesTests {
    private let categories = [
        Category("Arts", [Category("Books")]),
        Category("Sports", [Category("Football", [Category("Women's football")])]),
    ]

    @Test func categoriesOpenAndClose() async throws {
        let phone = await Phone(CategoriesController(categories))
        #expect(phone.texts == [["▸ Arts"], ["▸ Sports"]])
        try phone.tap("▸ Sports")
        await phone.settle()
        try phone.tap("▸ Football")
        await phone.settle()
        #expect(phone.texts == [["▸ Arts"], ["▾ Sports"], ["▾ Football"], ["Women's football"]])
        #expect(phone.tableView.headless.screen.rows.count == 4)
        try phone.tap("▾ Sports")
        await phone.settle()
        #expect(phone.texts == [["▸ Arts"], ["▸ Sports"]])
        try phone.tap("▸ Sports")
        await phone.settle()
        #expect(phone.texts == [["▸ Arts"], ["▾ Sports"], ["▾ Football"], ["Women's football"]])
    }
}
