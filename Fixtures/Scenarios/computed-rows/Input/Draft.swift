import UIKit

/// A list of one section.
// listgen:list(.table)
// listgen:section(header: { draft in draft.title })
struct Draft {
    var title: String  // listgen:ignore
    // listgen:row(cell: SummaryCell)
    var warning: Summary? { title.isEmpty ? Summary(text: "No title") : nil }
    var books: [Book]
}
