import ListRuntimeUIKit
import UIKit

// listgen:list(.collection, layout: .list(.insetGrouped), on: select)
/// Of which podcasts new episodes are told, and how.
struct Notifications {
    // listgen:section(header: "New episodes", empty: NoPodcastsCell)
    var podcasts: [Podcast]  // listgen:row(cell: NotifiedPodcastCell)
    // listgen:section(header: "On this phone")
    var options: [NotificationOption]
}
