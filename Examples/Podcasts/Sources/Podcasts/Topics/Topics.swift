import UIKit

// listgen:list(.collection, spacing: 8, insets: 16)
/// The topics of podcasts, each as wide as its name.
struct Topics {
    var topics: [Topic]  // listgen:row(cell: TopicChip, on: select)
}
