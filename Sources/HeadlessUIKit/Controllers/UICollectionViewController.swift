#if !canImport(UIKit)
import Foundation

/// A controller with a collection view in its view, and itself as data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UICollectionViewControllerMethods {
    public let collectionViewLayout: UICollectionViewLayout
    open var clearsSelectionOnViewWillAppear = true
    /// Kept, not applied: tests move items by `headless`.
    open var installsStandardGestureForInteractiveMovement = true

    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    open var collectionView: UICollectionView! {
        get { view.subviews.lazy.compactMap { $0 as? UICollectionView }.first }
        set {
            view.subviews.forEach { $0.removeFromSuperview() }
            newValue.map { view.addSubview($0) }
        }
    }
    open override func loadView() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let collection = UICollectionView(frame: view.bounds, collectionViewLayout: collectionViewLayout)
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collection.dataSource = self
        collection.delegate = self
        view.addSubview(collection)
        self.view = view
    }
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear else { return }
        for path in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: path, animated: animated)
        }
    }
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
    }
}
#endif
