@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import cookbook

/// The recipes of Documentation/Cookbook.md.
@MainActor @Suite struct CookbookTests {
    final class App: Search.Actions, News.Actions, Settings.Actions, Mailbox.Actions, Shop.Actions {
        var log: [String] = []
        var news: News.Table?
        var mailbox: Mailbox.Table?

        func select(hits: City) { log.append(hits.name) }
        func select(stories: Story) { log.append(stories.title) }
        func delete(stories: Story) { news?.update { $0.content.remove(stories.id) } }
        func retry(failed: Failure) {
            log.append("retry \(failed.text)")
            news?.update { $0.content = .loading }
        }
        func change(_ row: Settings.Row) { log.append("\(row)") }
        func select(messages: Message) {
            mailbox?.update(messages: messages.id) { $0.isRead = true }
            log.append("\(mailbox?.state.unreadCount ?? -1) unread")
        }
        func willDisplayHasMore() { log.append("more") }
        func select(albums: Album) { log.append(albums.title) }
    }

    let screen = Screen()
    let app = App()

    @Test func aSearchShowsItsHits() {
        let cities = [City(id: 1, name: "Oslo"), City(id: 2, name: "Osaka"), City(id: 3, name: "Rome")]
        let table = Search.Table(Search(cities: cities), actions: app, in: screen.table)
        table.update { $0.query = "os" }
        table.flush()
        #expect(screen.rows == ["Oslo", "Osaka"])
        table.update { $0.query = "x" }
        table.flush()
        #expect(screen.rows == ["No city is called x."])
        table.update { $0.query = "" }
        table.flush()
        screen.table.headless.tap(rowAt: IndexPath(row: 2, section: 0))
        #expect(app.log == ["Rome"])
    }

    @Test func aFailureIsTriedAgain() throws {
        let table = News.Table(News(), actions: app, in: screen.table)
        app.news = table
        #expect(screen.cells == ["LoaderCell"])
        table.update { $0.content = .failed(Failure(text: "offline")) }
        table.flush()
        #expect(screen.rows == ["offline Retry"])
        let cell = try #require(screen.table.visibleCells.first as? FailureCell)
        cell.retry.sendActions(for: .primaryActionTriggered)
        table.flush()
        #expect(app.log == ["retry offline"])
        #expect(screen.cells == ["LoaderCell"])
    }

    @Test func aRowOfASectionEnumIsDeleted() {
        let stories = [Story(id: 1, title: "one"), Story(id: 2, title: "two")]
        let table = News.Table(News(content: .stories(stories)), actions: app, in: screen.table)
        app.news = table
        screen.table.layoutIfNeeded()
        screen.table.headless.swipe(rowAt: IndexPath(row: 0, section: 0))?.perform("Delete")
        table.flush()
        #expect(screen.rows == ["two"])
    }

    @Test func aFormWritesItsState() throws {
        let settings = Settings(name: "Ann", alerts: Alerts(toggle: Toggle(title: "Alerts", isOn: false)))
        let table = Settings.Table(settings, actions: app, in: screen.table)
        screen.table.layoutIfNeeded()
        #expect(screen.rows == ["Ann", "Alerts"])
        #expect(screen.table.headless.type("Bob", inRowAt: IndexPath(row: 0, section: 0)))
        let toggle = try #require(table.cell(SwitchCell.self, for: .alerts(.toggle))).toggle
        toggle.isOn = true
        toggle.sendActions(for: .valueChanged)
        table.flush()
        #expect(table.state.name == "Bob")
        #expect(screen.rows == ["Bob", "Alerts", "Bell"])
        #expect(app.log.count == 2)
    }

    @Test func aMessageIsRead() throws {
        let messages = [
            Message(id: 1, subject: "a", isRead: false), Message(id: 2, subject: "b", isRead: false),
        ]
        let table = Mailbox.Table(
            Mailbox(messages: messages, hasMore: true), actions: app, in: screen.table)
        app.mailbox = table
        screen.table.layoutIfNeeded()
        #expect(screen.headers == ["2 unread"])
        #expect(app.log == ["more"])
        screen.table.headless.tap(rowAt: IndexPath(row: 0, section: 0))
        table.flush()
        #expect(screen.headers == ["1 unread"])
        #expect(app.log == ["more", "1 unread"])
        #expect(table.cell(MessageCell.self, for: .messages(1))?.badge.isHidden == true)
    }

    @Test func anAlbumOfAShelfIsTapped() throws {
        let shelf = Shelf(id: 7, albums: [Album(id: 1, title: "Blue"), Album(id: 2, title: "Red")])
        let table = Shop.Table(Shop(shelves: [shelf]), actions: app, in: screen.table)
        screen.table.layoutIfNeeded()
        let cell = try #require(table.cell(ShelfCell.self, for: .shelves(7)))
        cell.albums.layoutIfNeeded()
        cell.albums.headless.tap(rowAt: IndexPath(row: 1, section: 0))
        #expect(app.log == ["Red"])
        table.update(shelves: 7) { $0.albums.removeFirst() }
        table.flush()
        #expect(cell.albums.headless.screen.rows.flatMap(\.texts) == ["Red"])
    }
}
