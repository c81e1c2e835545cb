/// A row with an id and one small content field.
struct Row: Equatable, Sendable {
    var id: Int
    var content: Int

    /// `count` rows whose ids are their offsets, scattered so that neighbours do not hash alike.
    static func rows(_ count: Int) -> [Row] {
        (0..<count).map { Row(id: $0 &* 0x9E37_79B9, content: $0) }
    }
}
