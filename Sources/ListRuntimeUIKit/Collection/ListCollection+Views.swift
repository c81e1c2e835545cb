import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

@_spi(Generated) extension ListCollection {
    /// Makes a list the source of a collection view, and its delegate if it is to be that, after its classes are
    /// registered; for generated code, before `attach`.
    public func connect(
        to collectionView: UICollectionView, _ cells: (some CollectionCellKind).Type,
        source: any UICollectionViewDataSource, delegate: (any UICollectionViewDelegate)? = nil
    ) {
        cells.register(in: collectionView)
        connect(to: collectionView, source: source, delegate: delegate)
    }

    /// The same of a list without classes to register.
    public func connect(
        to collectionView: UICollectionView, source: any UICollectionViewDataSource,
        delegate: (any UICollectionViewDelegate)? = nil
    ) {
        collectionView.dataSource = source
        if let delegate { collectionView.delegate = delegate }
    }

    /// The filled cell of the row at a path; for generated code.
    @inlinable
    public func dequeueCell(at indexPath: IndexPath, in collectionView: UICollectionView) -> UICollectionViewCell {
        guard let (path, row, stamp) = beginFilling(indexPath) else {
            return emptyCell(at: indexPath, in: collectionView)
        }
        let request = ItemRequest(indexPath, in: collectionView)
        let cell = makeCell(for: row, at: indexPath, request) ?? emptyCell(at: indexPath, in: collectionView)
        endFilling(cell, path, row, stamp)
        return cell
    }

    /// The same of a row whose place decides which cell it needs.
    @inlinable
    public func dequeueCellByPlace(at indexPath: IndexPath, in collectionView: UICollectionView) -> UICollectionViewCell
    {
        guard let (path, row, stamp) = beginFilling(indexPath) else {
            return emptyCell(at: indexPath, in: collectionView)
        }
        let request = ItemRequest(indexPath, in: collectionView)
        let cell =
            makeCell(for: row, at: indexPath, in: applied, request)
            ?? emptyCell(at: indexPath, in: collectionView)
        endFilling(cell, path, row, stamp)
        return cell
    }

    /// The list cell of a row for which the app has no class, dequeued, with the values that it had when it was made; for
    /// generated code. It is filled by `fill`.
    public func plainCell(
        _ kind: some CollectionCellKind, for request: ItemRequest, reads: RowKind.Reads = [],
        refill: RowKind.Refill = .inPlace, fill: (UICollectionViewListCell) -> Void = { _ in }
    ) -> UICollectionViewCell? {
        plainCell(kind.rawValue, for: request, reads: reads, refill: refill, fill: fill)
    }

    /// The same under a reuse identifier that the row says.
    public func plainCell(
        _ identifier: String, for request: ItemRequest, reads: RowKind.Reads = [], refill: RowKind.Refill = .inPlace,
        fill: (UICollectionViewListCell) -> Void = { _ in }
    ) -> UICollectionViewCell? {
        guard request.shown != nil else {
            request.tell(RowKind(identifier, reads: reads, refill: refill))
            return nil
        }
        let cell = request.dequeue(UICollectionViewListCell.self, identifier)
        MadeListCell.values(of: cell).restore(cell, isOtherRow: !shows(cell, rowAt: request.indexPath))
        fill(cell)
        return cell
    }

    /// The filled supplementary view of a place; for generated code. What it changes comes when it is filled.
    public func supplementaryView(
        ofKind kind: String, at indexPath: IndexPath, in collectionView: UICollectionView
    ) -> UICollectionReusableView {
        beginFilling()
        defer { endFilling() }
        return makeSupplementaryView(ofKind: kind, at: indexPath, in: collectionView)
    }

    /// A supplementary view of a class; for generated code.
    @inlinable
    public func dequeue<Supplementary: UICollectionReusableView>(
        _ type: Supplementary.Type, _ identifier: String, ofKind kind: String, at indexPath: IndexPath,
        in collectionView: UICollectionView
    ) -> Supplementary {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        return type.typed(view, identifier)
    }

    /// A supplementary view of a section, or nil if it is not on screen.
    public func supplementaryView(
        ofKind kind: String, for section: State.SectionIdentity
    ) -> UICollectionReusableView? {
        index(of: section).flatMap {
            collectionView?.supplementaryView(forElementKind: kind, at: IndexPath(row: 0, section: $0))
        }
    }

    /// The flow layout that asks a delegate, or one with UIKit's own sizes; for generated code.
    public static func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout {
        layout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
    }

    private var identifier: String { "ListCollection.empty" }

    /// A cell for a place without a row: a collection view takes none that was not dequeued.
    @usableFromInline
    func emptyCell(at indexPath: IndexPath, in collectionView: UICollectionView) -> UICollectionViewCell {
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
        return collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
}
