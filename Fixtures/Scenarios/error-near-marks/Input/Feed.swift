import UIKit

// Prose about listgen is not a mark, and neither is a name in it: see listgen:row and others.
// Listgen: row heights are those of the cells.
struct Story: Equatable {
    let id: Int
    var title: String
}

// listgen:list(.table)
struct Feed {
    // Listgen:row(cell: StoryCell)
    var lead: Story
    var stories: [Story]  // listgn:row(cell: StoryCell)
    var more: [Story]  // listgen :row(cell: StoryCell)
    var last: [Story]  // listgen：row(cell: StoryCell)
    var query: String  // listgen: ignore
    //listgen row(cell: StoryCell)
    var others: [Story]  // listgen:row(cell: StoryCell)
    var notes: [Note]
    var rules: [Rule]
}

struct Note: Equatable { let text: String }  // Listgen:row(cell: NoteCell, id: .value)

// listgen:rows
enum Rule: Hashable {
    case thin, thick  // Listgen:row(cell: RuleCell)
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}

/**
 A draft.

 * Listgen:cell
 */
final class DraftCell: UITableViewCell {
    /* What fills it:
       listgn:configure
     */
    func fill(with story: Story) {}
}
