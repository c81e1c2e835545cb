import UIKit

/// Episodes that were started, and the podcasts that somebody follows, in columns.
final class LibraryController: UIViewController, UICollectionViewDelegate {
    enum Section: Hashable {
        case started
        case podcasts
    }

    enum Item: Hashable {
        case episode(Int)
        case nothing
        case podcast(Int)
    }

    typealias DataSource = UICollectionViewDiffableDataSource<Section, Item>

    lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    var open: (Int) -> Void = { _ in }
    private var episodes: [Int: Episode] = [:]
    private var podcasts: [Podcast] = []
    private var podcastsByID: [Int: Podcast] = [:]
    private lazy var dataSource = makeDataSource()

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.frame = view.bounds
        collectionView.delegate = self
        view.addSubview(collectionView)
        show(started: [], podcasts: [])
    }

    // MARK: - Cells and headers

    private func makeDataSource() -> DataSource {
        let episodeCell = UICollectionView.CellRegistration<EpisodeCell, Episode> { cell, _, episode in
            cell.configure(with: episode)
        }
        let nothingCell = UICollectionView.CellRegistration<NothingStartedCell, Item> { _, _, _ in }
        let podcastCell = UICollectionView.CellRegistration<PodcastCell, Podcast> { [weak self] cell, _, podcast in
            cell.configure(with: podcast, showsUnplayed: self?.showsUnplayed ?? false)
        }
        let dataSource = DataSource(collectionView: collectionView) { [weak self] collectionView, indexPath, item in
            switch item {
            case .episode(let id):
                return collectionView.dequeueConfiguredReusableCell(
                    using: episodeCell, for: indexPath, item: self?.episodes[id])
            case .nothing:
                return collectionView.dequeueConfiguredReusableCell(using: nothingCell, for: indexPath, item: item)
            case .podcast(let id):
                return collectionView.dequeueConfiguredReusableCell(
                    using: podcastCell, for: indexPath, item: self?.podcastsByID[id])
            }
        }
        let header = UICollectionView.SupplementaryRegistration<PodcastsHeader>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] header, _, _ in
            header.configure(podcasts: self?.podcasts ?? [])
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        return dataSource
    }

    // MARK: - Layout

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, _ in
            switch self?.dataSource.sectionIdentifier(for: index) {
            case .podcasts: return Self.columns(2, height: 64, hasHeader: self?.podcasts.isEmpty == false)
            case .started, nil: return Self.columns(1, height: 44, hasHeader: false)
            }
        }
    }

    private static func columns(_ count: Int, height: CGFloat, hasHeader: Bool) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
            subitem: item, count: count)
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        if hasHeader {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32))
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
        }
        return section
    }

    // MARK: - State

    var showsUnplayed = false {
        didSet {
            var snapshot = dataSource.snapshot()
            snapshot.reconfigureItems(snapshot.itemIdentifiers(inSection: .podcasts))
            dataSource.apply(snapshot)
        }
    }

    func show(started: [Episode], podcasts: [Podcast]) {
        // An item is its identifier, so what it shows is compared here.
        let changedEpisodes = started.filter { episodes[$0.id] != nil && episodes[$0.id] != $0 }
        let changedPodcasts = podcasts.filter { podcastsByID[$0.id] != nil && podcastsByID[$0.id] != $0 }
        let hadHeader = !self.podcasts.isEmpty
        episodes = Dictionary(uniqueKeysWithValues: started.map { ($0.id, $0) })
        self.podcasts = podcasts
        podcastsByID = Dictionary(uniqueKeysWithValues: podcasts.map { ($0.id, $0) })

        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.started, .podcasts])
        snapshot.appendItems(started.isEmpty ? [.nothing] : started.map { .episode($0.id) }, toSection: .started)
        snapshot.appendItems(podcasts.map { .podcast($0.id) }, toSection: .podcasts)
        snapshot.reconfigureItems(changedEpisodes.map { .episode($0.id) } + changedPodcasts.map { .podcast($0.id) })
        dataSource.apply(snapshot)
        // A header is no item: the layout is asked whether there is one, and what is on screen is filled here.
        if hadHeader == podcasts.isEmpty { collectionView.collectionViewLayout.invalidateLayout() }
        for case let header as PodcastsHeader in collectionView.visibleSupplementaryViews(
            ofKind: UICollectionView.elementKindSectionHeader)
        {
            header.configure(podcasts: podcasts)
        }
    }

    func setMinutesLeft(_ minutes: Int, ofEpisode id: Int) {
        guard episodes[id] != nil else { return }
        episodes[id]?.minutesLeft = minutes
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([.episode(id)])
        dataSource.apply(snapshot)
    }

    // MARK: - Selection

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        switch dataSource.itemIdentifier(for: indexPath) {
        case .episode(let id), .podcast(let id): open(id)
        case .nothing, nil: break
        }
    }
}
