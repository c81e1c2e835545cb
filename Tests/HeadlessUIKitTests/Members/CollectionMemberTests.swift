import HeadlessUIKit
import Testing

/// Collection views, their cells, and the configuration of lists.
@MainActor @Suite struct CollectionMemberTests {
    @Test func itemsAndViewsAreFoundByTheirPlace() {
        let layout = Grid.flow()
        layout.headerReferenceSize = CGSize(width: 320, height: 20)
        let grid = Grid(items: 9, layout: layout)
        #expect(grid.view.indexPathForItem(at: CGPoint(x: 120, y: 110)) == grid.path(4))
        #expect(grid.view.indexPathForItem(at: CGPoint(x: 5, y: 5)) == nil)
        let kind = UICollectionView.elementKindSectionHeader
        #expect(grid.view.indexPathsForVisibleSupplementaryElements(ofKind: kind) == [grid.path(0)])
        grid.view.scrollToItem(at: grid.path(4), at: .centeredHorizontally, animated: false)
        #expect(grid.view.contentOffset.x == 0)
        #expect(keep(.disabled, in: grid.view, \.selfSizingInvalidation) == .enabled)
        keep(
            UICollectionView.SelfSizingInvalidation.enabledIncludingConstraints, in: grid.view, \.selfSizingInvalidation
        )
        #expect(keep(true, in: grid.view, \.selectionFollowsFocus) == false)
        #expect(keep(true, in: grid.view, \.remembersLastFocusedIndexPath) == false)
        #expect(grid.view.dropDelegate == nil && grid.view.isPrefetchingEnabled)
    }

    @Test func aCellIsConfiguredForItsState() {
        final class Cell: UICollectionViewCell {
            var drags: [DragState] = []
            override func dragStateDidChange(_ dragState: DragState) { drags.append(dragState) }
        }
        let cell = Cell(frame: .zero)
        var states: [Bool] = []
        cell.configurationUpdateHandler = { _, state in states.append(state.isHighlighted) }
        cell.isHighlighted = true
        cell.setNeedsUpdateConfiguration()
        cell.updateConfiguration(using: UICellConfigurationState(traitCollection: cell.traitCollection))
        #expect(states == [false, true, true, false])
        cell.dragStateDidChange(.lifting)
        #expect(cell.drags == [.lifting])
        #expect(keep(.clear(), in: cell as UICollectionViewCell, \.backgroundConfiguration) == nil)
        #expect(keep(false, in: cell as UICollectionViewCell, \.automaticallyUpdatesContentConfiguration) == true)
        #expect(keep(false, in: cell as UICollectionViewCell, \.automaticallyUpdatesBackgroundConfiguration) == true)
        #expect(cell.defaultBackgroundConfiguration() == .listCell())
    }

    @Test func viewsAreToldOfAnotherLayout() {
        final class Told: UICollectionViewCell {
            var told: [String] = []
            override func willTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
                told.append("will")
            }
            override func didTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
                told.append("did")
            }
        }
        let grid = Grid(items: 0)
        grid.view.register(Told.self, forCellWithReuseIdentifier: "told")
        grid.dequeue = { $0.dequeueReusableCell(withReuseIdentifier: "told", for: $1) }
        grid.sections = [["a"]]
        grid.view.reloadData()
        grid.view.layoutIfNeeded()
        grid.view.collectionViewLayout = Grid.flow()
        #expect((grid.view.cellForItem(at: grid.path(0)) as? Told)?.told == ["will", "did"])
    }

    @Test func accessoriesShowAsTheyAreAsked() {
        let cell = UICollectionViewListCell(frame: .zero)
        cell.accessories = [.multiselect(), .checkmark(displayed: UICellAccessory.DisplayedState.whenNotEditing)]
        #expect(cell.accessories.map(\.accessoryType) == [.multiselect, .checkmark])
        #expect(UICellAccessory.AccessoryType.customView(cell) != .multiselect)
        #expect(keep(false, in: cell, \.indentsAccessories) == true && keep(8, in: cell, \.indentationWidth) == 16)
        cell.frame.size = CGSize(width: 300, height: 44)
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 262)
    }

    @Test func aListAsksForItsSwipes() {
        typealias Provider = UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider
        var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
        #expect(list.showsSeparators && list.headerTopPadding == nil)
        #expect(list.headerMode == UICollectionLayoutListConfiguration.HeaderMode.none)
        let provider: Provider = { _ in
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Pin") { $2(true) }])
        }
        list.leadingSwipeActionsConfigurationProvider = provider
        list.headerMode = .firstItemInSection
        list.footerMode = UICollectionLayoutListConfiguration.FooterMode.none
        let grid = Grid(items: 2, layout: UICollectionViewCompositionalLayout.list(using: list))
        #expect(grid.view.headless.swipe(itemAt: grid.path(0), edge: .leading)?.titles == ["Pin"])
        #expect(UICollectionLayoutListConfiguration(appearance: .sidebarPlain).appearance == .sidebarPlain)
    }

    @Test func aDropIsProposed() {
        let drop = UICollectionViewDropProposal(operation: UIDropOperation.forbidden)
        #expect(drop.operation == .forbidden && drop.intent == .unspecified)
        for intent in [
            UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath, .insertIntoDestinationIndexPath,
        ] { #expect(UICollectionViewDropProposal(operation: .move, intent: intent).intent == intent) }
    }

    @Test func aSnapshotKnowsItsPlaces() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2], toSection: "a")
        snapshot.appendItems([3])
        snapshot.reloadItems([1])
        snapshot.reconfigureItems([2])
        snapshot.reloadSections(["b"])
        #expect(snapshot.sectionIdentifiers == ["a", "b"] && snapshot.indexOfSection("b") == 1)
        #expect(snapshot.indexOfItem(3) == 2 && snapshot.indexOfItem(4) == nil)
        #expect(snapshot.reloadedItemIdentifiers == [1] && snapshot.reconfiguredItemIdentifiers == [2])
        #expect(snapshot.reloadedSectionIdentifiers == ["b"])
        snapshot.deleteAllItems()
        #expect(snapshot.sectionIdentifiers.isEmpty && snapshot.numberOfItems == 0)
    }

    @Test func aDiffableSourceTellsOfAMove() {
        typealias Source = UICollectionViewDiffableDataSource<String, Int>
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: Grid.flow())
        view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
        let cells: Source.CellProvider = { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
        let source = Source(collectionView: view, cellProvider: cells)
        let views: Source.SupplementaryViewProvider = { _, _, _ in nil }
        source.supplementaryViewProvider = views
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a"])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot)
        var handlers = Source.ReorderingHandlers()
        var told: [[Int]] = []
        handlers.canReorderItem = { _ in true }
        handlers.willReorder = { (transaction: NSDiffableDataSourceTransaction<String, Int>) in
            told += [transaction.initialSnapshot.itemIdentifiers, transaction.finalSnapshot.itemIdentifiers]
        }
        source.reorderingHandlers = handlers
        #expect(Source.Transaction.self == NSDiffableDataSourceTransaction<String, Int>.self)
        #expect(view.headless.move(itemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0)))
        #expect(told == [[1, 2, 3], [2, 3, 1]])
        let base: DiffableDataSource<String, Int> = source
        #expect(base.snapshot().itemIdentifiers == [2, 3, 1])
    }

    @Test func aDiffableSourceOfATableHasAnAnimation() {
        typealias Source = UITableViewDiffableDataSource<String, Int>
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
        let cells: Source.CellProvider = { _, _, _ in UITableViewCell() }
        let source = Source(tableView: table, cellProvider: cells)
        #expect(keep(.fade, in: source, \.defaultRowAnimation) == .automatic)
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a"])
        source.apply(snapshot)
        #expect(table.headless.updates.map(\.description) == ["insert sections 0 (fade)"])
    }

    @Test func aRegistrationConfiguresWhatItDequeues() {
        typealias Cells = UICollectionView.CellRegistration<ItemCell, String>
        let handler: Cells.Handler = { cell, _, word in cell.accessibilityLabel = word }
        let cells = Cells(handler: handler)
        let ends: UICollectionView.SupplementaryRegistration<TitleView>.Handler = { view, kind, _ in
            view.title.text = kind
        }
        let end = UICollectionView.SupplementaryRegistration<TitleView>(
            elementKind: UICollectionView.elementKindSectionHeader, handler: ends)
        let grid = Grid(items: 1)
        grid.dequeue = { $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: "configured") }
        grid.view.reloadData()
        #expect(grid.view.headless.screen.rows.count == 1 && grid.cell(0)?.accessibilityLabel == "configured")
        #expect(keep(UIView(), in: UICollectionViewCell(frame: .zero), \.selectedBackgroundView) == nil)
        _ = end
    }

    @Test func aDiffableSourceReloadsWithASnapshot() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in UITableViewCell() }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a"])
        var isDone = false
        source.applySnapshotUsingReloadData(snapshot) { isDone = true }
        #expect(table.headless.updates == [.reloadData] && isDone && table.numberOfSections == 1)
    }

    @Test func delegatesMayTakeWhatNothingHereGives() {
        final class Delegate: NSObject, UITableViewDropDelegate, UICollectionViewDropDelegate {
            func tableView(_ view: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
            func collectionView(
                _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
            ) {}
            func tableView(
                _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
                withDestinationIndexPath path: IndexPath?
            ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
            func tableView(
                _ view: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
                with coordinator: UIFocusAnimationCoordinator
            ) {}
            func collectionView(
                _ view: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
                with coordinator: UIFocusAnimationCoordinator
            ) {}
            func collectionView(
                _ view: UICollectionView, shouldSpringLoadItemAt path: IndexPath,
                with context: any UISpringLoadedInteractionContext
            ) -> Bool { false }
            func collectionView(
                _ view: UICollectionView, sceneActivationConfigurationForItemAt path: IndexPath, point: CGPoint
            ) -> UIWindowScene.ActivationConfiguration? { nil }
            @available(*, deprecated)
            func tableView(_ view: UITableView, editActionsForRowAt path: IndexPath) -> [UITableViewRowAction]? { nil }
        }
        let (screen, grid, delegate) = (Screen(rows: 1), Grid(items: 1), Delegate())
        screen.table.dropDelegate = delegate
        grid.view.dropDelegate = delegate
        #expect(!screen.table.hasActiveDrop && !grid.view.hasActiveDrop)
        #expect(UITableViewDropProposal(operation: .copy).operation == .copy)
        #expect(UIWindowScene().next == nil)
    }
}
