import UIKit

/// Shows what an episode is about.
public final class EpisodeDetailsController: UITableViewController {
    public var onSeek: ((_ minute: Int) -> Void)?

    private var table: EpisodeDetails.Table?
    private let episode: Episode
    private var notes: [String]
    private let chapters: [Chapter]

    private var rows: [DetailRow] {
        let text = notes.map { DetailRow.text($0) }
        let parts = chapters.map { DetailRow.chapter($0) }
        return [.heading(episode.title)] + text + [.line, .heading("Chapters")] + parts + [.line]
    }

    public init(_ episode: Episode, notes: [String], chapters: [Chapter]) {
        self.episode = episode
        self.notes = notes
        self.chapters = chapters
        super.init(style: .plain)
        title = "Details"
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        table = EpisodeDetails.Table(EpisodeDetails(rows: rows), context: self, actions: self, in: tableView)
    }

    public func add(_ note: String) {
        notes.append(note)
        table?.state.rows = rows
    }

    func fill(_ cell: UITableViewCell, _ chapter: Chapter) {
        cell.textLabel?.text = chapter.title
        cell.detailTextLabel?.text = "\(chapter.minute) min"
    }
}

extension EpisodeDetailsController: EpisodeDetails.Actions {
    func select(chapter: Chapter) {
        onSeek?(chapter.minute)
    }
}
