import UIKit

/// Cases that are called like the property that holds them, and like what the generated code calls its own values.

// listgen:list(.table, context: PageContext)
struct Page {
    var episodes: Episodes
    // listgen:section(on: select)
    var parts: [Part]
}

struct PageContext {
    var prefix = ""
}

// listgen:section
enum Episodes {
    case loading  // listgen:row(cell: LoadingCell)
    // listgen:section(header: { episodes, context in "\(context.prefix)\(episodes.count)" }, footerHeight: 8)
    case episodes([Episode])
}

// listgen:section(header: \.name)
struct Group {
    let id: Int
    var name: String
    var episodes: [Episode]
}

struct Episode: Hashable {
    let id: Int
    var title: String
}

final class LoadingCell: UITableViewCell {}

// listgen:cell
final class EpisodeCell: UITableViewCell {
    func configure(with episode: Episode, context: PageContext) { textLabel?.text = context.prefix + episode.title }
}

final class OldHeader: UITableViewHeaderFooterView {
    func configure(with episode: Episode) { textLabel?.text = episode.title }
}
