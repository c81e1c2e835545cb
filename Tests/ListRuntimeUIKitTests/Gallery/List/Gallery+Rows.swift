import ListRuntime

extension Gallery.Album {
    enum Row: Equatable, Sendable {
        case photos(Gallery.Photo)
        case canAdd
    }

    enum RowID: Hashable, Sendable {
        case photos(Int)
        case canAdd
    }

    var rowCount: Int { photos.count + (canAdd ? 1 : 0) }

    func row(at index: Int) -> Row? {
        if photos.indices.contains(index) { return .photos(photos[index]) }
        return index == photos.count && canAdd ? .canAdd : nil
    }

    func rowID(at index: Int) -> RowID? {
        if photos.indices.contains(index) { return .photos(photos[index].id) }
        return index == photos.count && canAdd ? .canAdd : nil
    }
}

extension Gallery {
    enum Section: Hashable, Sendable {
        case cover
        case tags
        case photos
        case uploads
        case albums(String)
    }

    enum Row {
        case cover(Cover)
        case tags(Tag)
        case tagsEmpty
        case photos(Photo)
        case uploads(Upload)
        case albums(String, Album.Row)
    }

    enum RowID: Hashable, Sendable {
        case cover
        case tags(Int)
        case tagsEmpty
        case photos(Int)
        case uploads(String)
        case albums(String, Album.RowID)
    }

    /// The content of rows that are objects.
    enum Stamp: Equatable {
        case uploads(progress: Int)
    }
}

extension Gallery: ListState {
    var sectionCount: Int { 4 + albums.count }

    func rowCount(inSection section: Int) -> Int {
        switch section {
        case 0: return cover != nil ? 1 : 0
        case 1: return max(tags.count, 1)
        case 2: return photos.count
        case 3: return uploads.count
        case 4..<4 + albums.count: return albums[section - 4].rowCount
        default: return 0
        }
    }

    func section(at index: Int) -> Section? {
        switch index {
        case 0: return .cover
        case 1: return .tags
        case 2: return .photos
        case 3: return .uploads
        case 4..<4 + albums.count: return .albums(albums[index - 4].id)
        default: return nil
        }
    }

    func row(at path: RowPath) -> Row? {
        switch path.section {
        case 0:
            guard path.row == 0, let cover else { return nil }
            return .cover(cover)
        case 1:
            if tags.isEmpty { return path.row == 0 ? .tagsEmpty : nil }
            return tags.indices.contains(path.row) ? .tags(tags[path.row]) : nil
        case 2: return photos.indices.contains(path.row) ? .photos(photos[path.row]) : nil
        case 3: return uploads.indices.contains(path.row) ? .uploads(uploads[path.row]) : nil
        case 4..<4 + albums.count:
            let section = albums[path.section - 4]
            return section.row(at: path.row).map { .albums(section.id, $0) }
        default: return nil
        }
    }

    func rowID(at path: RowPath) -> RowID? {
        switch path.section {
        case 0: return path.row == 0 && cover != nil ? .cover : nil
        case 1:
            if tags.isEmpty { return path.row == 0 ? .tagsEmpty : nil }
            return tags.indices.contains(path.row) ? .tags(tags[path.row].id) : nil
        case 2: return photos.indices.contains(path.row) ? .photos(photos[path.row].id) : nil
        case 3: return uploads.indices.contains(path.row) ? .uploads(uploads[path.row].guid) : nil
        case 4..<4 + albums.count:
            let section = albums[path.section - 4]
            return section.rowID(at: path.row).map { .albums(section.id, $0) }
        default: return nil
        }
    }

    func stamp(of row: Row) -> Stamp? {
        switch row {
        case .cover, .tags, .tagsEmpty, .photos, .albums: return nil
        case .uploads(let upload): return .uploads(progress: upload.progress)
        }
    }

    mutating func removeDuplicateRows() {
        Self.removeDuplicates(from: &tags) { $0.id }
        Self.removeDuplicates(from: &photos) { $0.id }
        Self.removeDuplicates(from: &uploads) { $0.guid }
        Self.removeDuplicates(from: &albums) { $0.id }
        for section in albums.indices {
            Self.removeDuplicates(from: &albums[section].photos) { $0.id }
        }
    }

    static func changes(from old: Gallery, to new: Gallery) -> ListChanges {
        var changes = ListChanges.Builder()
        changes.section { rows in
            rows.optional(old.cover, new.cover, id: { _ in 0 }, isUnchanged: { $0 == $1 })
        }
        changes.section { rows in
            rows.many(old.tags, new.tags, id: { $0.id }, isUnchanged: { $0 == $1 })
            rows.flag(old.tags.isEmpty, new.tags.isEmpty)
        }
        changes.section { rows in
            rows.many(old.photos, new.photos, id: { $0.id }, isUnchanged: { $0 == $1 })
        }
        changes.section { rows in
            rows.many(old.uploads, new.uploads, id: { $0.guid }, isUnchanged: { $0.progress == $1.progress })
        }
        changes.sections(
            old.albums, new.albums, id: { $0.id },
            headerIsUnchanged: { $0.title == $1.title && $0.photos.count == $1.photos.count },
            rowID: { $0.rowID(at: $1) }
        ) { old, new, rows in
            rows.many(old.photos, new.photos, id: { $0.id }, isUnchanged: { $0 == $1 })
            rows.flag(old.canAdd, new.canAdd)
        }
        return changes.build()
    }
}
