import HeadlessUIKit
import ListRuntime

@testable @_spi(Generated) import ListRuntimeUIKit

/// An album in a window.
@MainActor
final class AlbumScreen {
    let window: UIWindow
    let tableView: UITableView
    let table: Album.Table
    private(set) var reports: [ListReport] = []

    init(_ album: Album, width: CGFloat = 300, height: CGFloat = 400) {
        _ = HeightCalls.shared.taken()
        let frame = CGRect(x: 0, y: 0, width: width, height: height)
        window = UIWindow(frame: frame)
        tableView = UITableView(frame: frame)
        window.addSubview(tableView)
        table = Album.Table(album, context: AlbumContext(factor: 10), in: tableView)
        table.onReport = { [weak self] in self?.reports.append($0) }
        show()
    }

    /// Brings everything on screen that is due.
    func show() {
        table.flush()
        tableView.layoutIfNeeded()
    }

    /// Calls of height methods since the last look.
    func calls() -> [String: Int] {
        show()
        return HeightCalls.shared.taken()
    }

    func scroll(to offset: CGFloat) {
        tableView.contentOffset.y = offset
        show()
    }

    /// The heights of the rows on screen, from the top.
    var heights: [CGFloat] {
        show()
        return (tableView.indexPathsForVisibleRows ?? []).map { tableView.rectForRow(at: $0).height }
    }

    /// A row whose height is not the one that a list without a cache would give it, on screen or kept for one that is
    /// off it, or a content that is not as high as its rows.
    var difference: String? {
        show()
        let visible = Set(tableView.indexPathsForVisibleRows ?? [])
        var contentHeight: CGFloat = 0
        for section in 0..<table.applied.sectionCount {
            for offset in 0..<table.applied.rowCount(inSection: section) {
                let path = RowPath(section: section, row: offset)
                let indexPath = IndexPath(row: offset, section: section)
                guard let row = table.shownRow(at: path) else { return "no row at \(path)" }
                let height = tableView.rectForRow(at: indexPath).height
                contentHeight += height
                let expected = expectedHeight(of: row)
                if visible.contains(indexPath), height != expected {
                    return "\(row) is \(height) high instead of \(expected)"
                }
                guard table.heights.cache.isKnown(path) else { continue }
                let kept = table.height(at: indexPath, in: tableView)
                if kept != expected { return "\(kept) is kept for \(row) instead of \(expected)" }
            }
        }
        let size = CGSize(width: tableView.bounds.width, height: contentHeight)
        return tableView.contentSize == size ? nil : "the content is \(tableView.contentSize) instead of \(size)"
    }

    private func expectedHeight(of row: Album.Row) -> CGFloat {
        switch row {
        case .photos(let photo): photo.height + tableView.bounds.width / 100
        case .captions(let caption): caption.lines * table.context.factor
        case .songs(let song), .players(let song): song.lines * 10
        case .notes(let note): note.lines * 10
        case .lines: 12
        case .shades(let caption): caption.lines + (tableView.traitCollection.userInterfaceStyle == .dark ? 7 : 0)
        }
    }
}

extension Album {
    static func photos(_ ids: Range<Int>) -> Album {
        Album(
            photos: ids.map { Photo(id: $0, height: 50) }, captions: [], songs: [], players: [], notes: [], lines: [],
            shades: [])
    }

    /// A row of each kind.
    static var mixed: Album {
        Album(
            photos: [Photo(id: 1, height: 40)], captions: [Caption(id: 1, lines: 2)], songs: [Song(id: 1, lines: 3)],
            players: [Song(id: 2, lines: 4)], notes: [Note(id: 1, lines: 5)], lines: [Note(id: 2, lines: 1)],
            shades: [Caption(id: 2, lines: 20)])
    }
}
