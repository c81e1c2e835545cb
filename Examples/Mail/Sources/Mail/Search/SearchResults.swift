import MailKit
import UIKit

// listgen:list(.table, context: SearchContext, delegate: .mine)
/// What a search found. The query lives beside the rows.
struct SearchResults {
    // listgen:section(header: "Try")
    // listgen:row(id: .value)
    var suggestions: [Suggestion]
    // listgen:section(header: "Saved")
    // listgen:row(cell: SavedSearchCell, id: \.text)
    var saved: [SavedSearch]
    // listgen:section(header: "Top hits")
    // listgen:row(id: \.messageID)
    var topHits: [MessageHit]
    // listgen:section(header: "People")
    // listgen:row(id: \.address, content: [\.name, \.isVIP])
    var people: People
    // listgen:section(header: "Files")
    // listgen:row(cell: FileCell, id: \.url, configure: FilePresenter.fill(_:with:settings:))
    var files: [FileHit]
    // listgen:section(header: "Messages")
    // listgen:row(id: \.messageID)
    var messages: [MessageHit]
    var query: String  // listgen:ignore
}
