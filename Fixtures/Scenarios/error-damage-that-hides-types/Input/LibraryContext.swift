import UIKit

final class Artwork {
    func draw() {{
        setNeedsDisplay()
    }
}

struct LibraryContext {
    var theme: Theme
    var rating: Int
    weak var player: SongPlayer?
}

extension Album {
    var key: String { title }
}

extension Song: Equatable {}
