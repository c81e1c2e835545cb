/// How the marks say the cell of a row, and what the driver says that it shows.
struct RowContent {
    /// Marks on lines of their own, before the one with the arguments.
    var marks: [String] = []
    var arguments: [String]
    /// Expressions of the driver.
    var text: String
    var height: String?
    /// The class of its cell.
    var cell: String

    /// The row of the driver, for what a tap tells.
    func row(tap: String?, inner: String? = nil) -> String {
        let parts = [
            "text: \(text)", height.map { "height: \($0)" }, tap.map { "tap: \($0)" }, inner.map { "inner: \($0)" },
        ]
        return "ExpectedSection.Row(\(parts.compactMap { $0 }.joined(separator: ", ")))"
    }
}
