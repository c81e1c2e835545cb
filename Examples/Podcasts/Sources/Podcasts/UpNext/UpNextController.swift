import UIKit

/// Shows what plays next, or a hint if nothing does.
public final class UpNextController: UITableViewController {
    public var onPlay: ((_ title: String) -> Void)?
    public var cells: PlayerCells { didSet { table?.context = cells } }

    private var table: UpNext.Table?
    private let episodes: [Episode]

    public init(_ episodes: [Episode], cells: PlayerCells = PlayerCells()) {
        self.episodes = episodes
        self.cells = cells
        super.init(style: .plain)
        title = "Up next"
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        table = UpNext.Table(UpNext(episodes: episodes), context: cells, actions: self, in: tableView)
    }

    public func append(_ episode: Episode) {
        table?.state.episodes.append(episode)
    }
}

extension UpNextController: UpNext.Actions {
    func select(episodes episode: Episode) {
        table?.state.episodes.removeAll { $0 == episode }
        onPlay?(episode.title)
    }
}
