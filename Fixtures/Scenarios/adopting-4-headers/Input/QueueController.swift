import UIKit

/// What plays, what comes next, and what is being downloaded.
final class QueueController: UIViewController, QueueController.Queue.Actions {
    // listgen:list(.table, context: .weak(QueueController))
    struct Queue {
        // listgen:row(cell: EpisodeCell, configure: configurePlaying, on: select)
        var playing: Episode?
        // listgen:section(name: "upNext", empty: HintCell)
        // listgen:header(view: QueueHeader, when: { !$0.isEmpty }, configure: fill, height: 44)
        // listgen:row(cell: EpisodeCell, configure: configure(_:for:), on: select)
        var episodes: [Episode]
        // listgen:header(view: .view(makeDownloadsHeader), height: 32)
        var downloads: [Download]  // listgen:row(cell: DownloadCell, on: select)
    }

    let tableView = UITableView(frame: .zero, style: .grouped)
    var open: (Int) -> Void = { _ in }
    var sleepsAfterEpisode = false
    private lazy var table = Queue.Table(Queue(episodes: [], downloads: []), context: self, actions: self, in: tableView)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        view.addSubview(tableView)
        _ = table
    }

    // MARK: - State

    func show(playing: Episode?, episodes: [Episode], downloads: [Download]) {
        table.state = Queue(playing: playing, episodes: episodes, downloads: downloads)
    }

    // MARK: - Cells

    func configure(_ cell: EpisodeCell, for episode: Episode) {
        cell.textLabel?.text = "\(episode.title), \(episode.minutes) min"
        cell.badge.text = episode.show
    }

    func configurePlaying(_ cell: EpisodeCell, for episode: Episode) {
        cell.textLabel?.text = sleepsAfterEpisode ? "\(episode.title), then sleep" : episode.title
        cell.badge.text = episode.show
    }

    // MARK: - Selection

    func select(playing: Episode) { open(playing.id) }
    func select(episodes: Episode) { open(episodes.id) }
    func select(downloads: Download) { open(downloads.id) }

    // MARK: - Headers

    func fill(_ header: QueueHeader, with episodes: [Episode]) {
        header.textLabel?.text = "Up next"
        header.count.text = "\(episodes.reduce(0) { $0 + $1.minutes }) min"
    }

    func makeDownloadsHeader() -> UIView {
        let label = UILabel()
        label.text = "Downloads"
        return label
    }
}
