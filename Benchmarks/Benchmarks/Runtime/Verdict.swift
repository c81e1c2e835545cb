import Foundation

/// A bar, and what was measured against it.
struct Verdict {
    /// What the value may be at most.
    var limit: Double
    var value: Double

    var holds: Bool { value <= limit }

    /// The bar, and whether it holds.
    var text: String { String(format: limit >= 100 ? "%.0f " : "%.2f ", limit) + (holds ? "holds" : "MISSED") }
}
