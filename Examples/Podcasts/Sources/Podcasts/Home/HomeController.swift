import UIKit

/// What one could listen to.
public final class HomeController: UICollectionViewController {
    public var onOpen: ((String) -> Void)?
    private let home: Home
    private var list: Home.Collection?

    public init(rails: [Rail], podcasts: [Podcast]) {
        home = Home(rails: rails, podcasts: podcasts)
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        title = "Home"
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        list = Home.Collection(home, actions: self, in: collectionView)
    }

    public func show(_ rails: [Rail]) {
        list?.state.rails = rails
    }

    /// How far each rail is scrolled, to be kept and restored.
    public var offsets: [String: CGPoint] {
        get {
            var offsets: [String: CGPoint] = [:]
            for (row, offset) in list?.nestedOffsets ?? [:] {
                if case .rails(let id) = row { offsets[id] = offset }
            }
            return offsets
        }
        set {
            list?.nestedOffsets = Dictionary(uniqueKeysWithValues: newValue.map { (.rails($0), $1) })
        }
    }
}

extension HomeController: Home.Actions {
    public func select(podcasts: Podcast) {
        onOpen?(podcasts.title)
    }
}
