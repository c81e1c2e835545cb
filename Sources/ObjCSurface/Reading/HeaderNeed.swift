/// A header that must be read behind another, whose names it uses without including it.
struct HeaderNeed: Hashable {
    var header: Int
    var before: Int
}
