/// A picture for a playlist, drawn by the character of a font.
public struct Symbol: Hashable, Sendable, Identifiable {
    public let id: Int
    public var isChosen = false

    public init(id: Int) {
        self.id = id
    }

    var character: String {
        Unicode.Scalar(0x2500 + id).map { String(Character($0)) } ?? ""
    }
}
