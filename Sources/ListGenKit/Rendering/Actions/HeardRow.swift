/// How the handler of a view's event knows the row.
enum HeardRow {
    /// It looks the row up: by the cell, or by the identity that the cell was filled for.
    case live(of: String)
    /// It is called with the row.
    case given

    /// What has to hold for the row to be of a kind.
    func test(_ pattern: String) -> String {
        switch self {
        case .live(let shown): "case \(pattern)? = liveRow(of: \(shown))"
        case .given: "case \(pattern) = row"
        }
    }

    /// What has to hold for there to be a row, which is called `row` then.
    var tests: [String] {
        switch self {
        case .live(let shown): ["let row = liveRow(of: \(shown))"]
        case .given: []
        }
    }
}
