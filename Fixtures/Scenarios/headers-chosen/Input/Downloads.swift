import UIKit

// listgen:list(.table, context: .weak(DownloadsController))
struct Downloads {
    // listgen:header(view: TwoColumnHeader, when: isWide, configure: fillColumns, height: 50, estimatedHeight: 48)
    // listgen:header(view: PlainHeader, when: { episodes, _ in episodes.count > 1 })
    // listgen:footer(view: .view(makeFooter), height: 20)
    var recent: [Episode]
    // listgen:section(header: .view(\.banner), headerHeight: bannerHeight(of:))
    var saved: [Episode]
    // listgen:section(headerHeight: 16, footerHeight: 0, keepsHeader: true)
    var spaced: [Episode]
    // listgen:header(view: UITableViewHeaderFooterView, configure: view.textLabel?.text = "\(section.count) of \(context.total)")
    // listgen:footer(view: UITableViewHeaderFooterView, when: { $0.isEmpty }, configure: view.tag = 1, estimatedHeight: 5)
    var days: [[Episode]]
    var groups: [Group]
}

// listgen:section(id: \.name)
// listgen:header(view: GroupHeader, when: section.isOpen)
struct Group {
    let name: String  // listgen:ignore
    var isOpen: Bool  // listgen:ignore
    var episodes: [Episode]
}

struct Episode: Hashable {
    let id: Int
}

final class DownloadsController: UIViewController {
    var isCompact = false
    var total = 7
    var banner: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))

    func isWide(_ episodes: [Episode]) -> Bool { !isCompact && episodes.count > 2 }
    func fillColumns(_ header: TwoColumnHeader, _ episodes: [Episode]) {
        header.textLabel?.text = "\(episodes.count) | \(total)"
    }
    var footers = 0
    func makeFooter(for episodes: [Episode]) -> UIView? {
        footers += 1
        return episodes.isEmpty || isCompact ? nil : UIView()
    }
    func bannerHeight(of episodes: [Episode]) -> CGFloat { 80 }
}

// listgen:cell
final class EpisodeCell: UITableViewCell {
    func configure(with episode: Episode) { textLabel?.text = "\(episode.id)" }
}

final class TwoColumnHeader: PlainHeader {}

class PlainHeader: UITableViewHeaderFooterView {
    func configure(_ episodes: [Episode]) { textLabel?.text = "\(episodes.count)" }
}

final class GroupHeader: UITableViewHeaderFooterView {
    static let height: CGFloat = 24

    func configure(name: String) { textLabel?.text = name }
}
