import HeadlessUIKit
import Testing

/// A list in a collection view: rows as high as their content, swipes from the configuration, headers.
@MainActor @Suite struct ListLayoutTests {
    @MainActor final class Notes: NSObject, UICollectionViewDataSource {
        var notes = [["short", "a note that is long enough for more than a line of text in this list"], ["other"]]
        var heard: [String] = []
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, note in
            var content = cell.defaultContentConfiguration()
            content.text = note
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator(), .delete(displayed: .whenEditing)]
        }
        private(set) lazy var details = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            [weak self] cell, _, note in
            cell.contentConfiguration = cell.defaultContentConfiguration()
            cell.accessories = [.detail { self?.heard.append("detail \(note)") }, .label(text: "9")]
        }
        var showsDetails = false
        let header = UICollectionView.SupplementaryRegistration<TitleView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, path in view.title.text = "Section \(path.section)" }

        func numberOfSections(in collectionView: UICollectionView) -> Int { notes.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            notes[section].count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(
                using: showsDetails ? details : registration, for: indexPath,
                item: notes[indexPath.section][indexPath.item])
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
    }

    private let notes = Notes()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private func list(_ edit: (inout UICollectionLayoutListConfiguration) -> Void) -> UICollectionView {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        edit(&configuration)
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        view.dataSource = notes
        window.addSubview(view)
        window.layoutIfNeeded()
        return view
    }

    @Test func contentIsAsWideAsItsTextIfNoWidthIsGiven() {
        let cell = UICollectionViewListCell(frame: .zero)
        var content = cell.defaultContentConfiguration()
        content.text = "short"
        cell.contentConfiguration = content
        let short = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        content.text = "longer, but in one line"
        cell.contentConfiguration = content
        let long = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let font = content.textProperties.font.pointSize
        #expect(short.width == 32 + 5 * font / 2 && long.width == 32 + 23 * font / 2)
        #expect(short.height == long.height)
    }

    @Test func rowsAreAsHighAsTheirContent() {
        let view = list { _ in }
        let before = view.headless.screen.rows.map(\.frame.height)
        #expect(before[0] == 44 && before[1] > 44)
        #expect(view.headless.screen.rows.allSatisfy { $0.frame.width == 200 })
        #expect(view.contentSize.height == CGFloat(before.reduce(0, +)))
        #expect(view.headless.screen.rows[0].shows == [.text("short"), .accessory("disclosureIndicator")])
        view.headless.rotate(to: CGSize(width: 900, height: 200))
        #expect(view.headless.screen.rows.map(\.frame.height) == [44, 44, 44])
    }

    @Test func aReconfiguredRowIsMeasuredAgain() {
        let view = list { _ in }
        let cell = view.cellForItem(at: path(0))
        notes.notes[0][0] = notes.notes[0][1]
        view.reconfigureItems(at: [path(0)])
        #expect(view.cellForItem(at: path(0)) === cell)
        let heights = view.headless.screen.rows.map(\.frame.height)
        #expect(heights[0] == heights[1])
    }

    @Test func swipesComeFromTheConfiguration() throws {
        let view = list { [notes] in
            $0.trailingSwipeActionsConfigurationProvider = { path in
                guard path.item == 0 else { return nil }
                return UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                        notes.heard.append("delete \(path.section)")
                        done(true)
                    }
                ])
            }
        }
        #expect(view.headless.swipe(itemAt: path(1)) == nil)
        #expect(view.headless.swipe(itemAt: path(0), edge: .leading) == nil)
        let first = try #require(view.headless.swipe(itemAt: path(0)))
        let swipe = try #require(view.headless.swipe(itemAt: path(0, 1)))
        #expect(!first.isOpen)
        #expect(swipe.titles == ["Delete"])
        #expect(swipe.performFull())
        #expect(!swipe.isOpen)
        #expect(notes.heard == ["delete 1"])
    }

    @Test func headersAndGroupsTakeRoom() {
        let view = list {
            $0 = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            $0.headerMode = .supplementary
        }
        let screen = view.headless.screen
        #expect(screen.sections.map { $0.header?.texts } == [["Section 0"], ["Section 1"]])
        #expect(screen.rows.allSatisfy { $0.frame.x == 20 && $0.frame.width == 160 })
        #expect(screen.rows[0].frame.y == screen.sections[0].header?.frame.height)
    }

    @Test func accessoriesAreTapped() {
        notes.showsDetails = true
        _ = notes.details
        let view = list { _ in }
        #expect(view.headless.screen.rows[0].shows == [.accessory("detail"), .text("9")])
        #expect(view.headless.tap(accessory: .detail, ofItemAt: path(0, 1)))
        #expect(!view.headless.tap(accessory: .checkmark, ofItemAt: path(0, 1)))
        #expect(notes.heard == ["detail other"])
    }

    @Test func viewsOfAnItemAreFound() {
        let grid = Grid([["a"]])
        #expect(grid.view.headless.views(UILabel.self, inItemAt: path(0)).map(\.text) == ["a"])
        #expect(grid.view.headless.views(UISwitch.self, inItemAt: path(0)) == [])
    }

    @Test func editingShowsItsAccessories() {
        let view = list { _ in }
        view.isEditing = true
        #expect(view.headless.screen.rows[0].isEditing)
        #expect(view.headless.screen.rows[0].shows.contains(.accessory("delete")))
    }

    @Test func rowsThatComeInAboveDoNotPushTheOthersAway() {
        notes.notes = [(0..<200).map { $0 % 3 == 0 ? notes.notes[0][1] : "\($0)" }]
        let view = list { _ in }
        view.scrollToItem(at: path(151), at: .top, animated: false)
        #expect(view.headless.screen.rows.first?.indexPath == path(151))
        view.headless.scroll(by: -10)
        #expect(view.headless.screen.rows.first?.indexPath == path(150))
        #expect(view.headless.screen.rows[0].frame.height > 44)
        #expect(view.headless.screen.rows[1].frame.y - Double(view.contentOffset.y) == 10)
    }
}
