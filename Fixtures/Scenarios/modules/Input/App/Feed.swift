import Kit
import UIKit

// listgen:list(.table, context: FeedContext, on: select)
struct Feed {
    var stories: [Story]
    var items: [FeedItem]
    var isLoading: Bool  // listgen:row(cell: LoaderCell)
}

struct FeedContext {
    var theme: Theme
}

final class LoaderCell: UITableViewCell {}
