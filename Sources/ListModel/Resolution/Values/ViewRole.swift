/// What a view is to the list that shows it.
enum ViewRole: Hashable, Sendable {
    case row, header, footer
    /// Above or below all rows of a table: the list makes one by itself.
    case tableEnd

    /// Whether it is the header or footer of a section.
    var isOfSection: Bool { self == .header || self == .footer }
}
