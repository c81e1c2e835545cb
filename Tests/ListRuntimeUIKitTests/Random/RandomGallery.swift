import HeadlessUIKit
import RandomTesting

extension Gallery {
    static func random(using generator: inout SeededGenerator) -> Gallery {
        var gallery = Gallery(cover: nil, tags: [], photos: [], uploads: [], albums: [])
        for _ in 0..<8 { gallery.edit(using: &generator) }
        return gallery
    }

    /// One random change; ids come from small ranges, so that rows return and sometimes collide.
    mutating func edit(using generator: inout SeededGenerator) {
        func number(_ bound: Int) -> Int { .random(in: 0..<bound, using: &generator) }
        func caption() -> String { String(repeating: "c", count: number(12)) }
        switch number(9) {
        case 0: cover = number(2) == 0 ? nil : Cover(title: "c\(number(3))")
        case 1:
            tags = (0..<number(5)).map { Tag(id: $0, name: caption()) }
            tags.shuffle(using: &generator)
        case 2: photos.insert(Photo(id: number(40), caption: caption()), at: number(photos.count + 1))
        case 3:
            photos = (0..<number(9)).map { Photo(id: $0, caption: caption()) }
            photos.shuffle(using: &generator)
        case 4:
            uploads.shuffle(using: &generator)
            if number(2) == 0 { uploads.append(Upload(guid: "g\(number(9))", progress: number(100))) }
            if uploads.count > 4 { uploads.removeFirst(2) }
        case 5: albums.shuffle(using: &generator)
        case 6:
            let unused = (0..<6).filter { id in !albums.contains { $0.id == "\(id)" } }
            guard let id = unused.randomElement(using: &generator) else { return albums.removeAll() }
            let photos = (0..<number(4)).map { Photo(id: $0, caption: "p\(number(3))") }
            albums.insert(
                Album(id: "\(id)", title: "T\(number(3))", photos: photos, canAdd: number(2) == 0),
                at: number(albums.count + 1))
        case 7:
            guard !albums.isEmpty else { return }
            albums.remove(at: number(albums.count))
        default:
            guard !albums.isEmpty else { return }
            let index = number(albums.count)
            albums[index].canAdd.toggle()
            albums[index].title = ["", "T", "U"][number(3)]
            albums[index].photos.shuffle(using: &generator)
            if number(3) > 0 { albums[index].photos.append(Photo(id: 10 + number(20), caption: "new")) }
        }
    }
}
