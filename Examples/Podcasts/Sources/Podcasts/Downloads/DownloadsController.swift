import UIKit

/// The downloads of the last days.
public final class DownloadsController: UITableViewController {
    public var onOpen: ((String) -> Void)?
    let storageView = StorageView()
    private var running: [Episode]
    private var days: [ArraySection<String, Episode>]
    private var table: Downloads.Table?

    private var downloads: Downloads {
        Downloads(running: running, days: days, hasFiles: !days.isEmpty)
    }

    public init(running: [Episode], days: [ArraySection<String, Episode>]) {
        self.running = running
        self.days = days
        super.init(style: .plain)
        title = "Downloads"
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        showStorage()
        table = Downloads.Table(downloads, context: self, actions: self, in: tableView)
    }

    /// A file has come further, or all the way.
    public func progress(of id: String, is state: DownloadState) {
        guard let index = running.firstIndex(where: { $0.id == id }) else { return }
        running[index].download = state
        guard case .done = state else {
            table?.update(running: id) { $0.download = state }
            return
        }
        let episode = running.remove(at: index)
        if days.first?.model == "Today" {
            days[0].elements.insert(episode, at: 0)
        } else {
            days.insert(ArraySection(model: "Today", elements: [episode]), at: 0)
        }
        show()
    }

    private func show() {
        showStorage()
        table?.state = downloads
    }

    private func showStorage() {
        storageView.label.text = "\(days.reduce(0) { $0 + megabytes(of: $1) }) MB on this phone"
    }

    func makeHeader(for day: ArraySection<String, Episode>) -> UIView {
        DayHeaderView(day: day.model, megabytes: megabytes(of: day))
    }

    private func megabytes(of day: ArraySection<String, Episode>) -> Int {
        day.elements.reduce(0) { sum, episode in
            guard case .done(let megabytes) = episode.download else { return sum }
            return sum + megabytes
        }
    }
}

extension DownloadsController: Downloads.Actions {
    func select(running: Episode) {
        progress(of: running.id, is: .failed)
    }

    func select(days: Episode, in section: ArraySection<String, Episode>) {
        onOpen?(days.title)
    }

    func selectRemoveAll() {
        days = []
        show()
    }
}
