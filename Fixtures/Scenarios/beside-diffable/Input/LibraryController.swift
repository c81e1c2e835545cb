import UIKit

/// Episodes that were started, and the podcasts that somebody follows, in columns.
final class LibraryController: UIViewController, LibraryController.Library.Actions {
    struct Context: Equatable {
        var showsUnplayed = false
    }

    // listgen:list(.collection, context: Context, spacing: 8)
    struct Library {
        // listgen:section(empty: NothingStartedCell, height: 44)
        var started: [Episode]  // listgen:row(cell: EpisodeCell, on: select)
        // listgen:section(header: PodcastsHeader, headerHeight: 32, columns: 2, height: 64)
        var podcasts: [Podcast]  // listgen:row(cell: PodcastCell, on: select)
    }

    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var open: (Int) -> Void = { _ in }
    private lazy var list = Library.Collection(
        Library(started: [], podcasts: []), context: Context(), actions: self, in: collectionView)

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.frame = view.bounds
        view.addSubview(collectionView)
        _ = list
    }

    // MARK: - State

    var showsUnplayed: Bool {
        get { list.context.showsUnplayed }
        set { list.context.showsUnplayed = newValue }
    }

    func show(started: [Episode], podcasts: [Podcast]) {
        list.state = Library(started: started, podcasts: podcasts)
    }

    func setMinutesLeft(_ minutes: Int, ofEpisode id: Int) {
        list.update(started: id) { $0.minutesLeft = minutes }
    }

    // MARK: - Selection

    func select(started: Episode) { open(started.id) }
    func select(podcasts: Podcast) { open(podcasts.id) }
}
