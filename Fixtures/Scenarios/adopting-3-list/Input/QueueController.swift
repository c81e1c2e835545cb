import UIKit

/// What plays, what comes next, and what is being downloaded.
final class QueueController: UIViewController, UITableViewDelegate {
    // listgen:list(.table, context: .weak(QueueController), delegate: .mine)
    struct Queue {
        var playing: Episode?  // listgen:row(cell: EpisodeCell, configure: configurePlaying)
        // listgen:section(name: "upNext", empty: HintCell)
        var episodes: [Episode]  // listgen:row(cell: EpisodeCell, configure: configure(_:for:))
        var downloads: [Download]  // listgen:row(cell: DownloadCell)
    }

    let tableView = UITableView(frame: .zero, style: .grouped)
    var open: (Int) -> Void = { _ in }
    var sleepsAfterEpisode = false
    private lazy var table = Queue.Table(Queue(episodes: [], downloads: []), context: self, in: tableView)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        view.addSubview(tableView)
        tableView.register(QueueHeader.self, forHeaderFooterViewReuseIdentifier: "QueueHeader")
        tableView.delegate = self
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

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch table.row(at: indexPath) {
        case .playing(let episode), .episodes(let episode):
            open(episode.id)
        case .downloads(let download):
            open(download.id)
        case .episodesEmpty, nil:
            break
        }
    }

    // MARK: - Headers

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let queue = table.applied
        switch table.section(at: section) {
        case .upNext where !queue.episodes.isEmpty:
            let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "QueueHeader")
            if let header = view as? QueueHeader { fill(header, with: queue.episodes) }
            return view
        case .downloads where !queue.downloads.isEmpty:
            return makeDownloadsHeader()
        default:
            return nil
        }
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        switch table.section(at: section) {
        case .upNext where !table.applied.episodes.isEmpty: return 44
        case .downloads where !table.applied.downloads.isEmpty: return 32
        default: return .leastNormalMagnitude
        }
    }

    private func fill(_ header: QueueHeader, with episodes: [Episode]) {
        header.textLabel?.text = "Up next"
        header.count.text = "\(episodes.reduce(0) { $0 + $1.minutes }) min"
    }

    private func makeDownloadsHeader() -> UIView {
        let label = UILabel()
        label.text = "Downloads"
        return label
    }
}
