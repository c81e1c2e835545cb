import UIKit

/// One podcast, whose episodes come from a server.
public final class PodcastController: UITableViewController {
    public typealias Load = (@escaping (Result<[Episode], LoadFailure>) -> Void) -> Void

    public var onOpen: ((String) -> Void)?
    private let load: Load
    private var page: PodcastPage {
        didSet { table?.state = page }
    }
    private var table: PodcastPage.Table?

    public init(podcast: Podcast, load: @escaping Load) {
        self.load = load
        page = PodcastPage(podcast: podcast, episodes: .loading)
        super.init(style: .plain)
        title = podcast.title
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        table = PodcastPage.Table(page, context: self, actions: self, in: tableView)
        reload()
    }

    func heading(of episodes: [Episode]) -> String? {
        "\(episodes.count) episodes" + (page.podcast.isFollowed ? ", new ones are downloaded" : "")
    }

    private func reload() {
        page.episodes = .loading
        load { [weak self] result in
            switch result {
            case .success(let episodes): self?.page.episodes = episodes.isEmpty ? .empty : .episodes(episodes)
            case .failure(let failure): self?.page.episodes = .failed(failure)
            }
        }
    }
}

extension PodcastController: PodcastPage.Actions {
    func select(podcast: Podcast) {
        page.podcast.isFollowed.toggle()
    }

    func select(failed: LoadFailure) {
        reload()
    }

    func select(episodes: Episode) {
        onOpen?(episodes.title)
    }
}
