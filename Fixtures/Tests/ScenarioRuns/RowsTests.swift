import ListRuntime
import Testing
import UIKit

@testable import cells_by_condition
@testable import conditions
@testable import content
@testable import empty_row
@testable import fill_by_function
@testable import fill_inherited
@testable import fill_parameters
@testable import headers
@testable import heights_by_precedence
@testable import identity
@testable import list_of_one_model
@testable import nested_rows
@testable import properties

@MainActor @Suite struct RowsTests {
    @Test func rowsFollowTheState() {
        let screen = Screen()
        let list = Tasks.Table(Tasks(tasks: [.init(id: 1, title: "a")]), in: screen.table)
        #expect(screen.rows == ["a"])
        list.state.tasks.append(.init(id: 2, title: "b"))
        list.update { $0.tasks.reverse() }
        list.flush()
        #expect(screen.rows == ["b", "a"])
        #expect(list.update(tasks: 1) { $0.title = "A" })
        list.flush()
        #expect(screen.rows == ["b", "A"])
        #expect(!list.update(tasks: 3) { $0.title = "?" })
    }

    @Test func eachKindOfPropertyIsItsRows() {
        let screen = Screen()
        let person = Person(id: 1, name: "Ann")
        let other = Person(id: 2, name: "Bob")
        let letters = LetterSection(letter: "B", people: [other], canAdd: true)
        let list = Profile.Table(
            Profile(
                person: person, notice: Notice(text: "hello"), isLoading: true, friends: [other, person],
                activity: [.follow(other), .mention(id: 1, text: "you")], letters: [letters],
                favourites: LetterSection(letter: "", people: [], canAdd: false)),
            in: screen.table)
        #expect(screen.rows == ["Ann", "hello", "", "Bob", "Ann", "Bob", "you", "Bob", "", "Bob"])
        list.update {
            $0.notice = nil
            $0.isLoading = false
            $0.letters.append(LetterSection(letter: "C", people: [], canAdd: true))
            $0.favourites.people = [person]
            $0.friends = []
        }
        list.flush()
        #expect(screen.rows == ["Ann", "Bob", "you", "Bob", "", "", "Ann"])
        #expect(list.indexPath(of: .letters("C", .canAdd)) == IndexPath(row: 0, section: 6))
        #expect(list.applied.section(at: 6) == .letters("C"))
        #expect(list.applied.row(at: RowPath(section: 99, row: 0)) == nil)
    }

    @Test func rowsEnumsNest() {
        let screen = Screen()
        let list = Home.Table(
            Home(pinned: .title("top"), items: [.media(.photo(Photo(id: 1))), .media(.placeholder)], media: []),
            in: screen.table)
        #expect(screen.cells == ["TitleCell", "PhotoCell", "PlaceholderCell"])
        #expect(list.indexPath(of: .items(.media(.photo(1)))) == IndexPath(row: 0, section: 1))
    }

    @Test func identityFollowsTheMark() {
        let screen = Screen()
        let song = Song(file: "1.mp3", title: "One")
        var state = Playlist(
            library: [song], queue: [song, song], favourites: [song],
            albums: [Album(remote: .init(key: .init(raw: 7)), title: "A")], ratings: [5, 5], playing: song)
        let list = Playlist.Table(state, in: screen.table)
        #expect(screen.rows == ["One", "One", "One", "One", "A", "5", "5", "One"])
        #expect(list.indexPath(of: .albums(Album.Key(raw: 7))) == IndexPath(row: 0, section: 3))
        #expect(list.indexPath(of: .library("1.mp3")) == IndexPath(row: 0, section: 0))
        state.queue.append(song)
        state.playing = Song(file: "2.mp3", title: "Two")
        screen.table.headless.clearUpdates()
        list.state = state
        list.flush()
        #expect(screen.rows.last == "Two")
        let batches = screen.batches
        #expect(batches.flatMap(\.rowInserts) == [IndexPath(row: 2, section: 1)])
        #expect(batches.flatMap(\.rowDeletes).isEmpty)
    }

    @Test func objectsChangeInPlace() {
        let screen = Screen()
        let draft = Draft(id: 1)
        draft.subject = "old"
        let list = Outbox.Table(
            Outbox(drafts: [draft], attachments: [], clocks: [Clock()], receipts: []), in: screen.table)
        #expect(screen.rows == ["old", "clock"])
        screen.table.headless.clearUpdates()
        draft.subject = "new"
        list.state = list.state
        list.flush()
        #expect(screen.rows == ["new", "clock"])
        draft.progress = 0.5
        #expect(list.touch(.drafts(1)))
        list.flush()
        #expect(screen.batches.flatMap(\.rowReloads).isEmpty)
    }

    @Test func aReceiptChangesOnlyWithItsText() {
        let screen = Screen()
        let list = Outbox.Table(
            Outbox(drafts: [], attachments: [], clocks: [], receipts: [Receipt(id: 1, text: "a")]), in: screen.table)
        _ = screen.rows
        screen.table.headless.clearUpdates()
        list.state.receipts[0].readAt = Date(timeIntervalSince1970: 0)
        list.flush()
        #expect(screen.batches.filter { !$0.isEmpty } == [])
        list.state.receipts[0].text = "b"
        list.flush()
        #expect(screen.rows == ["b"])
    }

    @Test func emptyRowsStandInForNothing() {
        let screen = Screen()
        let list = Downloads.Table(
            Downloads(active: [], folders: [Folder(folder: "x", downloads: [], links: [])]), in: screen.table)
        #expect(screen.cells == ["NothingActiveCell", "EmptyFolderCell"])
        list.update {
            $0.active = [.init(id: 1, name: "a")]
            $0.folders[0].links = [.init(id: 2, name: "b")]
        }
        list.flush()
        #expect(screen.rows == ["a", "b"])
        #expect(screen.headers == ["Active"])
    }

    @Test func cellsAreFilledByTheirTypes() {
        let screen = Screen()
        let mine = Message(id: 1, author: "Ann", text: "hi")
        let yours = Message(id: 2, author: "Bob", text: "ho")
        let list = MessageThread.Table(
            MessageThread(items: [.day("Monday"), .message(mine, isNew: true)], plain: [mine, yours]),
            context: ThreadContext(theme: Theme(tint: .red), myName: "Ann"), in: screen.table)
        #expect(screen.rows == ["Monday", "me new", "Ann ho", "320.0"])
        list.context.myName = "Bob"
        list.flush()
        #expect(screen.rows == ["Monday", "Ann new", "Ann ho", "320.0"])
    }

    @Test func cellsAreFilledByInheritedMethodsAndExtensions() {
        let screen = Screen()
        let list = StatusFeed.Table(
            StatusFeed(statuses: [.init(id: 1, text: ""), .init(id: 2, text: "hi")]), in: screen.table)
        #expect(screen.cells == ["PhotoCell", "TextCell"])
        #expect(screen.rows == ["", "hi"])
        #expect(list.applied.statuses.count == 2)
    }

    @Test func cellsAreFilledByFunctionsAndExpressions() {
        let screen = Screen()
        let point = Point(id: 1, name: "A")
        let list = MapList.Table(
            MapList(points: [point], recent: [point], saved: [point]), context: MapContext(unit: "m"),
            in: screen.table)
        #expect(screen.rows == ["Am", "A", "A"])
        #expect(list.applied.sectionCount == 3)
    }

    @Test func theConditionChoosesTheCell() {
        let screen = Screen()
        var messages = [
            ChatMessage(id: 1, author: "Ann", isDeleted: true), ChatMessage(id: 2, author: "me", isDeleted: false),
            ChatMessage(id: 3, author: "Bob", isDeleted: false),
        ]
        let list = Chat.Table(
            Chat(messages: messages), context: ChatContext(myName: "me", isCompact: false), in: screen.table)
        #expect(screen.cells == ["DeletedCell", "OwnCell", "OtherCell"])
        #expect(screen.heights == [20, 44, 80])
        messages[2].isDeleted = true
        screen.table.headless.clearUpdates()
        list.state.messages = messages
        list.flush()
        #expect(screen.cells == ["DeletedCell", "OwnCell", "DeletedCell"])
        #expect(
            screen.batches.flatMap(\.rowReloads) == [IndexPath(row: 2, section: 0)])
        list.context.isCompact = true
        list.flush()
        #expect(screen.cells == ["DeletedCell", "CompactCell", "DeletedCell"])
    }

    @Test func theNarrowerHeightWins() {
        let screen = Screen()
        let picture = Picture(id: 1, aspect: 0.25, height: 33)
        let list = Gallery.Table(
            Gallery(
                constant: [picture], keyPath: [picture], closure: [picture], metrics: [picture], automatic: [picture],
                method: [picture], marked: [picture], byDefault: [picture]),
            context: GalleryContext(rowHeight: 100), in: screen.table)
        #expect(screen.heights == [80, 33, 25, 80, 44, 80, 50, 44])
        list.context.rowHeight = 200
        list.flush()
        #expect(screen.heights[2] == 50)
    }

    @Test func headersComeAndGoWithTheirRows() {
        let screen = Screen(style: .grouped)
        let book = Book(id: 1, title: "Emma")
        let list = Library.Table(
            Library(recent: [], borrowed: [], shelves: [Shelf(id: 1, name: "A", note: "top", books: [book])]),
            context: LibraryContext(showsCounts: true), in: screen.table)
        #expect(screen.headers == ["Recent", "A (1)"])
        #expect(screen.footers == ["top"])
        list.state.borrowed = [book]
        list.flush()
        #expect(screen.headers == ["Recent", "Borrowed (1)", "A (1)"])
        list.context.showsCounts = false
        list.flush()
        #expect(screen.headers == ["Recent", "Borrowed", "A"])
        list.state.shelves[0].name = "B"
        list.flush()
        #expect(screen.headers == ["Recent", "Borrowed", "B"])
    }

    @Test func whatAHeaderChangesComesWhenItIsFilled() {
        let screen = Screen(style: .grouped)
        let books = (0..<40).map { Book(id: $0, title: "Emma") }
        let list = Library.Table(
            Library(recent: books, borrowed: [], shelves: [Shelf(id: 1, name: "A", note: nil, books: books)]),
            context: LibraryContext(showsCounts: true), in: screen.table)
        var appliedMeanwhile: [String] = []
        list.context.didFillHeader = { [weak list] in
            guard let list else { return }
            list.update { $0.shelves[0].name = "B" }
            list.flush()
            appliedMeanwhile.append(list.applied.shelves[0].name)
        }
        list.flush()
        #expect(appliedMeanwhile.isEmpty)
        screen.table.headless.scroll(by: 40 * 44)
        #expect(appliedMeanwhile.first == "A")
        list.flush()
        #expect(screen.headers.last == "B (40)")
    }

    @Test func conditionalRowsKeepTheirPlaces() {
        let screen = Screen()
        #if DEBUG
        let state = Options(
            options: [.init(id: 1, name: "a")], debug: [.init(id: 2, name: "b")],
            items: [.option(.init(id: 3, name: "c")), .inspector])
        final class Actions: Options.Actions {
            func select(debug: Option) {}
            func selectInspector() {}
        }
        let actions = Actions()
        let list = Options.Table(state, actions: actions, in: screen.table)
        #expect(screen.rows == ["a", "b", "c", ""])
        #expect(list.indexPath(of: .items(.inspector)) == IndexPath(row: 1, section: 2))
        #endif
    }
}
