import Kit
import UIKit

// listgen:list(.table)
struct Feed {
    var stories: [Story]  // listgen:row(cell: StoryCell)
    var drafts: [Draft]  // listgen:row(cell: DraftCell)
    var notes: [Note]  // listgen:row(cell: NoteCell)
}
