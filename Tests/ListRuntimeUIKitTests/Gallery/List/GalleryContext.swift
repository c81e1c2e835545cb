struct GalleryContext: Equatable {
    var theme: String
    var isCompact: Bool
}
