import UIKit

/// What plays, what comes next, and what is being downloaded.
final class QueueController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    enum Section: Int, CaseIterable {
        case playing
        case upNext
        case downloads
    }

    enum Item: Hashable {
        case playing(Episode)
        case episode(Episode)
        case download(Download)
        case hint
    }

    let tableView = UITableView(frame: .zero, style: .grouped)
    var open: (Int) -> Void = { _ in }
    var sleepsAfterEpisode = false
    private var playing: Episode?
    private var episodes: [Episode] = []
    private var downloads: [Download] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        view.addSubview(tableView)
        tableView.register(EpisodeCell.self, forCellReuseIdentifier: "EpisodeCell")
        tableView.register(DownloadCell.self, forCellReuseIdentifier: "DownloadCell")
        tableView.register(HintCell.self, forCellReuseIdentifier: "HintCell")
        tableView.register(QueueHeader.self, forHeaderFooterViewReuseIdentifier: "QueueHeader")
        tableView.dataSource = self
        tableView.delegate = self
    }

    // MARK: - State

    func show(playing: Episode?, episodes: [Episode], downloads: [Download]) {
        let hadHint = self.episodes.isEmpty
        let old = self.downloads
        self.playing = playing
        self.episodes = episodes
        self.downloads = downloads
        guard isViewLoaded else { return }
        if hadHint || episodes.isEmpty || old.count != downloads.count {
            tableView.reloadData()
        } else {
            tableView.performBatchUpdates { [self] in
                tableView.reloadSections([Section.playing.rawValue, Section.upNext.rawValue], with: .automatic)
                let changed = downloads.indices.filter { downloads[$0] != old[$0] }
                let paths = changed.map { IndexPath(row: $0, section: Section.downloads.rawValue) }
                tableView.reloadRows(at: paths, with: .none)
            }
        }
    }

    private func items(in section: Int) -> [Item] {
        switch Section(rawValue: section) {
        case .playing:
            return playing.map { [.playing($0)] } ?? []
        case .upNext:
            return episodes.isEmpty ? [.hint] : episodes.map { .episode($0) }
        case .downloads:
            return downloads.map { .download($0) }
        case nil:
            return []
        }
    }

    private func item(at indexPath: IndexPath) -> Item? {
        let items = items(in: indexPath.section)
        return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
    }

    // MARK: - Cells

    func numberOfSections(in tableView: UITableView) -> Int {
        Section.allCases.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items(in: section).count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch item(at: indexPath) {
        case .playing(let episode):
            let cell = tableView.dequeueReusableCell(withIdentifier: "EpisodeCell", for: indexPath)
            if let cell = cell as? EpisodeCell { configurePlaying(cell, for: episode) }
            return cell
        case .episode(let episode):
            let cell = tableView.dequeueReusableCell(withIdentifier: "EpisodeCell", for: indexPath)
            if let cell = cell as? EpisodeCell { configure(cell, for: episode) }
            return cell
        case .download(let download):
            let cell = tableView.dequeueReusableCell(withIdentifier: "DownloadCell", for: indexPath)
            (cell as? DownloadCell)?.configure(with: download)
            return cell
        case .hint:
            return tableView.dequeueReusableCell(withIdentifier: "HintCell", for: indexPath)
        case nil:
            return UITableViewCell()
        }
    }

    private func configure(_ cell: EpisodeCell, for episode: Episode) {
        cell.textLabel?.text = "\(episode.title), \(episode.minutes) min"
        cell.badge.text = episode.show
    }

    private func configurePlaying(_ cell: EpisodeCell, for episode: Episode) {
        cell.textLabel?.text = sleepsAfterEpisode ? "\(episode.title), then sleep" : episode.title
        cell.badge.text = episode.show
    }

    // MARK: - Selection

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch item(at: indexPath) {
        case .playing(let episode), .episode(let episode):
            open(episode.id)
        case .download(let download):
            open(download.id)
        case .hint, nil:
            break
        }
    }

    // MARK: - Headers

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        switch Section(rawValue: section) {
        case .upNext where !episodes.isEmpty:
            let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "QueueHeader")
            if let header = view as? QueueHeader { fill(header, with: episodes) }
            return view
        case .downloads where !downloads.isEmpty:
            return makeDownloadsHeader()
        default:
            return nil
        }
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        switch Section(rawValue: section) {
        case .upNext where !episodes.isEmpty: return 44
        case .downloads where !downloads.isEmpty: return 32
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
