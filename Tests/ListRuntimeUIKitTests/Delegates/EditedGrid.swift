import HeadlessUIKit
import ListRuntime
@_spi(Generated) import ListRuntimeUIKit

/// A grid of numbers written by hand that answers all that a user and a flow layout can ask; it knows rows only.
@MainActor
final class EditedGrid: ListCollection<NumbersState, Int>, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout, UICollectionViewDataSourcePrefetching
{
    typealias RowID = NumbersState.RowID

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view: UICollectionView
    var heard: [String] = []
    var reports: [ListReport] = []

    init(_ sections: [[Int]], layout: UICollectionViewLayout = EditedGrid.flow()) {
        view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        super.init(state: NumbersState(sections), context: 0)
        view.register(EditedGridCell.self, forCellWithReuseIdentifier: "number")
        view.dataSource = self
        view.delegate = self
        onReport = { [weak self] in self?.reports.append($0) }
        window.addSubview(view)
        attach(to: view)
        flush()
        view.layoutIfNeeded()
        view.headless.clearUpdates()
    }

    /// Three items a line.
    static func flow() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        return layout
    }

    var shown: [Int] {
        view.layoutIfNeeded()
        return view.indexPathsForVisibleItems.sorted().compactMap {
            (view.cellForItem(at: $0) as? EditedGridCell)?.number
        }
    }

    private static func take(_ move: RowMove<NumbersState>, _ state: inout NumbersState) {
        let id = { (section: Int) in { RowID(section: section, number: $0) } }
        guard let number = move.remove(from: &state.sections[move.source].rows, id: id(move.source)) else { return }
        move.insert(number, into: &state.sections[move.target].rows, id: id(move.target))
    }

    override func makeCell(
        for row: Int, at indexPath: IndexPath, _ request: ItemRequest
    ) -> UICollectionViewCell {
        let cell = request.dequeue(EditedGridCell.self, "number")
        cell.number = row
        cell.fills += 1
        return cell
    }

    override func kind(of row: Int) -> RowKind { RowKind("number", reads: .context) }

    // MARK: Data source

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { dequeueCell(at: indexPath, in: collectionView) }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        row(at: indexPath).map { $0 % 10 > 0 } ?? false
    }
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let move = followMove(from: sourceIndexPath, to: destinationIndexPath, Self.take)
        if let move { heard.append("moved \(move.row) from \(move.source) to \(move.order.map(\.number))") }
    }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        heard.append("prefetch \(indexPaths.compactMap { row(at: $0) })")
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        heard.append("cancel \(indexPaths.compactMap { row(at: $0) })")
    }

    // MARK: Delegate

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size(at: indexPath, in: collectionView) }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        applied.section(at: section) == 1 ? UIEdgeInsets(top: 8, left: 0, bottom: 4, right: 0) : .zero
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { applied.section(at: section) == 1 ? 10 : 0 }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { applied.section(at: section) == 1 ? 60 : 0 }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        row(at: indexPath) != 13
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        row(at: indexPath).map { $0 % 10 > 0 } ?? false
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        row(at: indexPath) != 1
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        if let row = row(at: indexPath) { heard.append("highlight \(row)") }
    }
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let rows = indexPaths.compactMap { row(at: $0) }
        return UIContextMenuConfiguration(actionProvider: { [self] _ in
            UIMenu(
                title: "",
                children: [
                    UIAction(title: "Remove \(rows)") { _ in
                        self.update { $0.sections[0].rows.removeAll(where: rows.contains) }
                    }
                ])
        })
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { beginInteraction(.contextMenu) }
    func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { endInteraction(.contextMenu) }
}

final class EditedGridCell: UICollectionViewCell {
    var number = 0
    var fills = 0
}
