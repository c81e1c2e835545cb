import UIKit

/// The podcasts that somebody follows. A switch in the bar shows them as tiles or lines.
public final class LibraryController: UICollectionViewController {
    public var onOpen: ((String) -> Void)?
    private let podcasts: [Podcast]
    private var list: Library.Collection?

    public init(podcasts: [Podcast]) {
        self.podcasts = podcasts
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        title = "Library"
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// Whether podcasts are shown as lines; as tiles otherwise.
    public var isList: Bool {
        get { list?.context.isList ?? false }
        set { list?.context.isList = newValue }
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        list = Library.Collection(
            Library(podcasts: podcasts), context: LibraryContext(), actions: self, in: collectionView)
    }
}

extension LibraryController: Library.Actions {
    func select(podcasts: Podcast) {
        onOpen?(podcasts.title)
    }
}
