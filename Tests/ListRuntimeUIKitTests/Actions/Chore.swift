/// Something to do; told from others by its number.
struct Chore: Equatable, Sendable {
    var id: Int
    var title: String
    var isPinned = false
}
