/// A side of a section that has a view of its own.
enum SectionEnd: Hashable {
    case header, footer
}
