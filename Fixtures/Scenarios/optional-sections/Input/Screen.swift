import UIKit

struct Note: Equatable {
    let id: Int
    var text: String
}

// listgen:cell
final class NoteCell: UITableViewCell {
    func configure(with note: Note) { textLabel?.text = note.text }
}

final class InfoCell: UITableViewCell {}
final class MoreCell: UITableViewCell {}

// listgen:section(header: \.title)
struct About: Equatable {
    var title: String  // listgen:ignore
    let info = true  // listgen:row(cell: InfoCell, on: select)
    var more: Bool  // listgen:row(cell: MoreCell)
}

// listgen:section
struct Notes {
    var all: [Note]
    var newest: Note? { all.last }  // listgen:row
}

// listgen:section
enum Status {
    case failed(Note)
    case loaded([Note])
}

// listgen:list(.table)
struct Screen {
    var first: Note
    var about: About?
    var notes: Notes?
    var status: Status?
    var last: [Note]
}

/// A section without rows, whose header stands at the property that holds it.
// listgen:section
struct Chapter {
    var title: String  // listgen:ignore
}

final class ChapterHeader: UITableViewHeaderFooterView {
    func configure(with chapter: Chapter) { textLabel?.text = chapter.title }
}

// listgen:list(.table)
struct Book {
    // listgen:header(view: ChapterHeader)
    // listgen:footer(view: ChapterHeader)
    var preface: Chapter
    // listgen:section(keepsHeader: true)
    // listgen:header(view: .view(makeHeader))
    var notes: [Note]
    // listgen:section
    var appendix: About? { notes.isEmpty ? nil : About(title: "Appendix", more: false) }

    @MainActor static func makeHeader() -> UIView { UIView() }
}
