@_spi(Generated) import ListRuntimeUIKit

extension Gallery {
    /// Takes a move by hand: tags, photos and uploads among themselves, photos from album to album.
    mutating func take(_ move: RowMove<Gallery>) {
        switch (move.source, move.target) {
        case (.tags, .tags): move.reorder(&tags) { .tags($0.id) }
        case (.photos, .photos): move.reorder(&photos) { .photos($0.id) }
        case (.uploads, .uploads): move.reorder(&uploads) { .uploads($0.guid) }
        case (.albums(let from), .albums(let to)):
            guard let old = albums.firstIndex(where: { $0.id == from }),
                let new = albums.firstIndex(where: { $0.id == to }),
                let photo = move.remove(from: &albums[old].photos, id: { .albums(from, .photos($0.id)) })
            else { return }
            move.insert(photo, into: &albums[new].photos) { .albums(to, .photos($0.id)) }
        default: break
        }
    }
}
