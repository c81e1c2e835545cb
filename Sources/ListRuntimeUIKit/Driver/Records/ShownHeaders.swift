/// The header and the footer that a section shows.
struct ShownHeaders {
    var header: HeaderKind??
    var footer: HeaderKind??
}
