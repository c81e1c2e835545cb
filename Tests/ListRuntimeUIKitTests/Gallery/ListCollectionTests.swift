import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

@MainActor
@Suite struct ListCollectionTests {
    private let screen = GalleryScreen()

    @Test("an update is one batch, and cells that stay are filled again")
    func update() {
        let cell = screen.collection.cell(for: .photos(1))
        screen.collection.update {
            $0.photos.remove(at: 1)
            $0.photos.append(Gallery.Photo(id: 9, caption: "new"))
            $0.photos[0].caption = "A"
        }
        screen.collection.flush()
        #expect(screen.updates() == ["delete [2, 1]; insert [2, 2]", "reconfigure [2, 0]"])
        #expect(screen.collection.cell(for: .photos(1)) === cell)
        #expect(screen.difference(from: screen.collection.state) == nil)
    }

    @Test("a row that needs another kind of cell gets it")
    func otherCell() {
        screen.collection.update { $0.photos[0].caption = "" }
        screen.collection.flush()
        #expect(screen.updates() == ["reload [2, 0]"])
        #expect(screen.collection.cell(GalleryThumbnailCell.self, for: .photos(1)) != nil)
        #expect(screen.difference(from: screen.collection.state) == nil)
    }

    @Test("sections come, move and go with their headers and footers")
    func sections() {
        screen.collection.update {
            $0.albums.swapAt(0, 1)
            $0.albums.append(Gallery.Album(id: "z", title: "Z", photos: [], canAdd: true))
        }
        screen.collection.flush()
        #expect(screen.updates() == ["insert sections 6; move sections 4>5"])
        #expect(screen.difference(from: screen.collection.state) == nil)
        screen.collection.update { $0.albums.removeAll() }
        screen.collection.flush()
        #expect(screen.view.numberOfSections == 4)
        #expect(screen.difference(from: screen.collection.state) == nil)
    }

    @Test("a header follows its section, comes and goes, without a batch")
    func headers() {
        let kind = UICollectionView.elementKindSectionHeader
        var header: GalleryTitle? {
            screen.view.layoutIfNeeded()
            return screen.collection.supplementaryView(ofKind: kind, for: .albums("x")) as? GalleryTitle
        }
        let before = header
        screen.collection.state.albums[0].title = "X1"
        screen.collection.flush()
        #expect(header === before && before?.title == "X1")
        screen.collection.state.albums[0].title = ""
        screen.collection.flush()
        #expect(header == nil)
        screen.collection.state.albums[0].title = "X2"
        screen.collection.flush()
        #expect(header?.title == "X2")
        #expect(screen.updates().isEmpty)
        #expect(screen.collection.supplementaryView(ofKind: kind, for: .albums("q")) == nil)
    }

    @Test("a context fills exactly the rows again that read it")
    func context() {
        screen.collection.context = GalleryContext(theme: "dark", isCompact: false)
        screen.collection.flush()
        #expect(screen.updates() == ["reconfigure [0, 0] [2, 0] [2, 1] [2, 2]"])
        #expect(screen.fills(.tags(1)) == 1)
        #expect(screen.difference(from: screen.collection.state) == nil)
    }

    @Test("an object that changes in place is seen when it is touched")
    func touch() {
        screen.collection.state.uploads[0].progress = 50
        #expect(screen.collection.touch(.uploads("u")))
        #expect(!screen.collection.touch(.uploads("v")))
        screen.collection.flush()
        #expect(screen.updates() == ["reconfigure [3, 0]"])
        #expect(screen.fills(.uploads("u")) == 2)
    }

    @Test("rows are found by what they are, and changed alone")
    func handles() throws {
        let collection: Gallery.Collection = screen.collection
        #expect(collection.update(photos: 3) { $0.caption = "3" })
        #expect(!collection.update(photos: 33) { $0.caption = "3" })
        collection.flush()
        #expect(screen.updates() == ["reconfigure [2, 2]"])
        guard case .photos(let photo) = collection.row(at: IndexPath(item: 2, section: 2)) else {
            Issue.record("no photo there")
            return
        }
        #expect(photo.caption == "3")
        let cell = try #require(collection.cell(for: .photos(3)))
        guard case .photos(photo) = collection.row(for: cell) else {
            Issue.record("another row")
            return
        }
        #expect(collection.visibleRows.count == screen.shown.count)
        #expect(collection.rowID(after: .tags(2)) == .photos(1))
        #expect(collection.indexPath(of: .albums("y", .photos(1))) == IndexPath(item: 0, section: 5))
        collection.reload(.row(.photos(3)))
        collection.reconfigure(.matching { if case .tags = $0 { true } else { false } })
        collection.flush()
        #expect(screen.updates() == ["reload [2, 2]; reconfigure [1, 0] [1, 1]"])
        #expect(collection.cell(for: .photos(3)) !== cell)
    }

    @Test("the selection survives updates and reloads as long as its rows do")
    func selection() {
        let collection: Gallery.Collection = screen.collection
        screen.view.allowsMultipleSelection = true
        #expect(collection.select(.photos(3)))
        #expect(collection.select(.tags(1)))
        #expect(!collection.select(.tags(9)))
        collection.update {
            $0.photos = [Gallery.Photo(id: 3, caption: "")] + $0.photos.dropLast()
            $0.tags.removeFirst()
        }
        collection.flush()
        #expect(collection.selection == [.photos(3)])
        collection.reload()
        collection.flush()
        #expect(collection.selection == [.photos(3)])
        #expect(collection.deselect(.photos(3)))
        #expect(collection.selection.isEmpty)
        #expect(screen.selected.isEmpty)
        screen.view.headless.tap(itemAt: IndexPath(item: 0, section: 1))
        #expect(screen.selected.count == 1)
    }

    @Test("completions come in order, and apply can be awaited")
    func completions() async {
        var done: [Int] = []
        for count in 1...2 {
            var next = screen.collection.state
            next.photos.removeFirst()
            screen.collection.apply(next, animation: .none) { done.append(count) }
        }
        screen.collection.flush()
        #expect(done == [1, 2])
        #expect(screen.updates() == ["delete [2, 0] [2, 1]"])
        #expect(await screen.collection.apply(.long))
        #expect(screen.difference(from: .long) == nil)
    }

    @Test("it reloads without a window, beyond the limit of changes, and where another list took the view over")
    func reloads() {
        screen.collection.limits.animatedChanges = 10
        screen.collection.state = .long
        screen.collection.flush()
        #expect(screen.updates() == ["reloadData"])
        screen.view.removeFromSuperview()
        screen.collection.update { $0.photos.removeFirst() }
        screen.collection.flush()
        #expect(screen.updates() == ["reloadData"])
        screen.window.addSubview(screen.view)
        let other = Gallery.Collection(
            .sample, context: screen.collection.context, actions: screen, in: screen.view)
        screen.view.layoutIfNeeded()
        let violations = UIKitRules.violations {
            screen.collection.update { $0.photos.removeFirst() }
            screen.collection.flush()
        }
        #expect(violations.isEmpty)
        #expect(
            screen.reports == [
                .reloadedUpdate(changes: 304, limit: 10), .takenOver,
            ])
        #expect(screen.difference(from: other.state) == nil)
    }

    @Test("a cell that is asked for where there is no row is an empty one, and reported")
    func missingRow() {
        let path = IndexPath(item: 9, section: 2)
        _ = UIKitRules.violations { _ = screen.collection.collectionView(screen.view, cellForItemAt: path) }
        #expect(screen.reports == [.missingRow(RowPath(section: 2, row: 9))])
    }
}
