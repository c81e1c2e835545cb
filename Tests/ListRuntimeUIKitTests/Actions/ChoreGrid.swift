import HeadlessUIKit
import ListRuntime

@testable @_spi(Generated) import ListRuntimeUIKit

/// By hand what `listgen` would write for a collection view of chores: open ones have swipes.
@MainActor
final class ChoreGrid: ListCollection<Chores, Void>, UICollectionViewDataSource, UICollectionViewDelegate {
    private weak var actions: ChoreApp?
    private let sectionLayout: SectionLayout
    var reports: [ListReport] = []

    /// - Parameter layout: How sections are laid out; nil to leave that to the view.
    init(_ state: Chores, layout: SectionLayout?, actions: ChoreApp, in view: UICollectionView) {
        self.actions = actions
        sectionLayout = layout ?? .list(.plain)
        super.init(state: state, context: ())
        onReport = { [weak self] in self?.reports.append($0) }
        view.register(ItemCell.self, forCellWithReuseIdentifier: "chore")
        view.dataSource = self
        view.delegate = self
        if layout != nil { useSectionLayouts(in: view) }
        attach(to: view)
    }

    override func makeCell(
        for row: Chores.Row, at indexPath: IndexPath, _ request: ItemRequest
    ) -> UICollectionViewCell {
        let cell = request.dequeue(ItemCell.self, "chore")
        cell.text = row.chore?.title ?? "hint"
        return cell
    }

    override func kind(of row: Chores.Row) -> RowKind { RowKind("chore") }
    override func layout(of section: Int, at index: Int) -> SectionLayout { sectionLayout }
    override var offersSwipes: Bool { true }

    override func swipe(
        of row: Chores.Row, _ request: SwipeRequest<Chores>
    ) -> UISwipeActionsConfiguration? {
        guard case .open(let chore) = row, request.edge == .trailing else { return nil }
        return request.actions([ChoreAction.delete, .pin(isOn: chore.isPinned)]) { [weak self] in
            self?.perform($0, $1, $2)
        }
    }

    override func menu(
        of row: Chores.Row, _ request: MenuRequest<Chores>
    ) -> UIContextMenuConfiguration? {
        request.menu(RowMenu([ChoreAction.delete])) { [weak self] in self?.perform($0, $1, $2) }
    }

    override func menu(
        ofRows rows: [Chores.Row], _ request: MenuRequest<Chores>
    ) -> UIContextMenuConfiguration? {
        request.menu(RowMenu([ChoreAction.delete, .pin(isOn: rows.count > 2)])) { [weak self] in
            self?.perform($0, $1, $2)
        }
    }

    private func perform(_ action: ChoreAction, _ row: Chores.Row, _ event: RowEvent) {
        if let chore = row.chore { actions?.perform(action, chore, event) }
    }

    final class ItemCell: UICollectionViewCell {
        var text = ""
        override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
            CGSize(width: targetSize.width, height: 30)
        }
    }

    // MARK: Data source and delegate

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { menu(at: indexPaths, point: point) }
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { menuTarget(at: indexPath) }
    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { beginInteraction(.contextMenu) }
    func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { endMenu(animator) }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { dequeueCell(at: indexPath, in: collectionView) }
}
