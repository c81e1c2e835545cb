import Foundation

/// A line of the table.
struct Line {
    var name: String
    var element = ""
    var rows = 0
    /// In seconds.
    var time: Double
    /// The yardstick and the ratio to it.
    var ratio: String
    var bar: Verdict?
    /// Nil where the line is of no batch.
    var operations: Int?
    var moves: Int?
    var movesBar: Verdict?
    var batches: Int?
    /// Bytes a row.
    var memory: Double?
    var memoryBar: Verdict?
    /// What the standard library takes, in seconds.
    var standard: Double?

    static let header = [
        "case".padded(41), "element".padded(7), "rows".padded(-7), "time".padded(-10), "ratio".padded(-16),
        "bar".padded(-12), "operations".padded(-10), "moves".padded(-7), "at most".padded(-12), "batches".padded(-7),
        "bytes/row".padded(-9), "at most".padded(-12), "STD".padded(-10), "of STD".padded(-7),
    ].joined(separator: " ")

    var text: String {
        [
            name.padded(41), element.padded(7), rows == 0 ? "".padded(7) : "\(rows)".padded(-7),
            Self.text(ofTime: time).padded(-10), ratio.padded(-16), Self.text(bar).padded(-12),
            Self.text(operations).padded(-10), Self.text(moves).padded(-7), Self.text(movesBar).padded(-12),
            Self.text(batches).padded(-7), (memory.map { String(format: "%.1f", $0) } ?? "-").padded(-9),
            Self.text(memoryBar).padded(-12), (standard.map { Self.text(ofTime: $0) } ?? "-").padded(-10),
            (standard.map { String(format: "%.4f", time / $0) } ?? "-").padded(-7),
        ].joined(separator: " ")
    }

    private static func text(_ verdict: Verdict?) -> String { verdict?.text ?? "-" }
    private static func text(_ count: Int?) -> String { count.map { "\($0)" } ?? "-" }

    static func text(ofTime seconds: Double) -> String {
        if seconds < 0.000_001 { return String(format: "%.0f ns", seconds * 1e9) }
        if seconds < 0.001 { return String(format: "%.1f us", seconds * 1e6) }
        return String(format: "%.2f ms", seconds * 1e3)
    }

    static func number(_ value: Double) -> String { String(format: "%.2f", value) }
}
