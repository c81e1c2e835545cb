import UIKit

// listgen:list(.table)
struct Playlist {
    var tracks: [Track]  // listgen:row(id: \.identifier, content: .instance)
}
