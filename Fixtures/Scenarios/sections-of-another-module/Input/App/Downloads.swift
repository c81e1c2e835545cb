import Kit
import ListRuntime
import ListRuntimeUIKit
import UIKit

/// Episodes by their date, in sections of another module.
// listgen:list(.table)
struct Downloads {
    // listgen:section(rows: \.elements as [ListEpisode], id: \.model as String, header: \.model)
    var episodes = [ArraySection<String, ListEpisode>]()  // listgen:row(content: .instance)
}

/// The page of a podcast: its rows are told apart by their class, and its sections by nothing.
// listgen:list(.table)
struct PodcastPage {
    // listgen:section(rows: \.elements as [ListItem], id: .position, header: { $0.elements.count > 1 ? $0.model : nil })
    var sections = [ArraySection<String, ListItem>]()
}

// listgen:rows(content: .instance)
class ListItem {
    let id: String

    init(id: String) { self.id = id }
}

final class ListEpisode: ListItem {}
final class ListHeader: ListItem {}

// listgen:cell
final class EpisodeCell: UITableViewCell {
    func configure(with episode: ListEpisode) { textLabel?.text = episode.id }
}

// listgen:cell
final class HeadingCell: UITableViewCell {
    func configure(with header: ListHeader) { textLabel?.text = header.id }
}
