import UIKit

struct Paragraph: Equatable {
    let id: Int
    var text: String
}

// listgen:list(.table, on: [
//     scrollViewDidScroll, scrollViewShouldScrollToTop, tableView(_:willBeginEditingRowAt:),
//     tableView(_:contextMenuConfigurationForRowAt:point:), tableView(_:moveRowAt:to:),
//     tableView(_:commit:forRowAt:), sectionIndexTitles
// ])
struct Reader {
    var paragraphs: [Paragraph]
}

// listgen:cell
final class ParagraphCell: UITableViewCell {
    func configure(with paragraph: Paragraph) { textLabel?.text = paragraph.text }
}
