import HeadlessUIKit

struct AlbumContext {
    var factor: CGFloat
}

struct Photo: Equatable, Sendable {
    let id: Int
    var height: CGFloat
}

struct Caption: Equatable, Sendable {
    let id: Int
    var lines: CGFloat
}

/// A model that is changed in place.
final class Song {
    let id: Int
    var lines: CGFloat

    init(id: Int, lines: CGFloat) {
        self.id = id
        self.lines = lines
    }
}

struct Note: Equatable, Sendable {
    let id: Int
    var lines: CGFloat
}

// listgen:list(.table, context: AlbumContext, height: .automatic)
struct Album {
    var photos: [Photo]
    // listgen:row(cell: CaptionCell)
    var captions: [Caption]
    // listgen:row(cell: SongCell, content: [\.lines])
    var songs: [Song]
    // listgen:row(cell: PlayerCell, content: .instance)
    var players: [Song]
    // listgen:row(cell: NoteCell)
    var notes: [Note]
    // listgen:row(cell: LineCell, height: 12)
    var lines: [Note]
    // listgen:row(cell: ShadeCell, height: { caption, context, metrics in ShadeCell.height(caption, metrics) })
    var shades: [Caption]
}
