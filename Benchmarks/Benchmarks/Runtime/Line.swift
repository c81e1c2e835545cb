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
    /// The bar, and whether it holds; empty where there is none.
    var bar = ""
    var operations: Int?
    var batches: Int?
    /// Bytes a row.
    var memory: Double?
    var standard: Double?

    static let header = [
        "case".padded(41), "element".padded(7), "rows".padded(-7), "time".padded(-10), "ratio".padded(-16),
        "bar".padded(-12), "operations".padded(-10), "batches".padded(-7), "bytes/row".padded(-9), "STD".padded(-9),
    ].joined(separator: " ")

    var text: String {
        [
            name.padded(41), element.padded(7), rows == 0 ? "".padded(7) : "\(rows)".padded(-7),
            Self.text(ofTime: time).padded(-10), ratio.padded(-16), bar.padded(-12),
            (operations.map { "\($0)" } ?? "").padded(-10), (batches.map { "\($0)" } ?? "").padded(-7),
            (memory.map { String(format: "%.1f", $0) } ?? "").padded(-9),
            (standard.map { Self.text(ofTime: $0) } ?? "").padded(-9),
        ].joined(separator: " ")
    }

    static func text(ofTime seconds: Double) -> String {
        if seconds < 0.000_001 { return String(format: "%.0f ns", seconds * 1e9) }
        if seconds < 0.001 { return String(format: "%.1f us", seconds * 1e6) }
        return String(format: "%.2f ms", seconds * 1e3)
    }

    static func number(_ value: Double) -> String { String(format: "%.2f", value) }

    static func text(ofBar limit: Double, value: Double) -> String {
        String(format: "%.2f ", limit) + (value <= limit ? "holds" : "MISSED")
    }
}
