/// A grid of all sorts of things, as an app would declare it.
// listgen:list(.collection, context: GalleryContext, on: [
//     select, collectionView(_:contextMenuConfigurationForItemsAt:point:)
// ])
struct Gallery {
    // listgen:row(cell: GalleryCoverCell)
    var cover: Cover?
    // listgen:section(header: "Tags", empty: GalleryNoTagsCell)
    // listgen:row(cell: GalleryTagCell, size: { … })
    var tags: [Tag]
    // listgen:row(cell: GalleryThumbnailCell, when: { $1.isCompact || $0.caption.isEmpty }, on: select)
    // listgen:row(cell: GalleryPhotoCell)
    var photos: [Photo]
    // listgen:row(cell: GalleryUploadCell, id: \.guid, content: [\.progress])
    var uploads: [Upload]
    var albums: [Album]

    struct Cover: Equatable, Sendable {
        var title: String
    }

    struct Tag: Equatable, Sendable {
        let id: Int
        var name: String
    }

    struct Photo: Equatable, Sendable {
        let id: Int
        var caption: String
    }

    /// A model that is changed in place.
    final class Upload {
        let guid: String
        var progress: Int

        init(guid: String, progress: Int) {
            self.guid = guid
            self.progress = progress
        }
    }

    // listgen:section(id: \.id, header: \.title, footer: …)
    struct Album: Equatable, Sendable {
        let id: String
        var title: String
        var photos: [Photo]
        var canAdd: Bool
    }
}
