import UIKit

/// Models that have to stay as they are: their properties are called like parameters of what is generated.

// listgen:list(.table)
struct Course {
    // listgen:header(view: ChapterHeader, configure: .none)
    var section: [Chapter]
    var path: Chapter?
    var index: [Part]
}

// listgen:list(.table)
struct Single {
    var section: [Chapter]  // listgen:row(on: select)
}

// listgen:list(.table, finders: true)
struct Courses {
    var section: [Term]
}

// listgen:section(id: \.name)
struct Term {
    let name: String
    var section: [Chapter]  // listgen:row(on: select)
}

// listgen:section
struct Part {
    let id: Int
    // listgen:row(cell: PathCell)
    var path: String?
    var section: Chapter?
    var index: [Chapter]
}

struct Chapter: Hashable, Identifiable {
    let id: Int
    var title: String
}

// listgen:cell
final class ChapterCell: UITableViewCell {
    func configure(with chapter: Chapter) { textLabel?.text = chapter.title }
}

final class PathCell: UITableViewCell {
    func configure(with path: String) { textLabel?.text = path }
}

final class ChapterHeader: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        textLabel?.text = "Chapters"
    }

    required init?(coder: NSCoder) { nil }
}
