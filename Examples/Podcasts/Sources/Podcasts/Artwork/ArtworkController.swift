import UIKit

/// Chooses the picture of a playlist.
public final class ArtworkController: UICollectionViewController {
    public private(set) var chosen: Int?
    private let count: Int
    private var list: ArtworkPicker.Collection?

    public init(count: Int) {
        self.count = count
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        title = "Artwork"
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        list = ArtworkPicker.Collection(
            ArtworkPicker(symbols: (0..<count).map(Symbol.init)), actions: self, in: collectionView)
    }
}

extension ArtworkController: ArtworkPicker.Actions {
    func select(symbols: Symbol) {
        if let chosen { list?.update(symbols: chosen) { $0.isChosen = false } }
        list?.update(symbols: symbols.id) { $0.isChosen = true }
        chosen = symbols.id
    }
}
