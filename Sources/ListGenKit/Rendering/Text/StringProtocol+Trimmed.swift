extension StringProtocol {
    /// Without the spaces at both ends.
    var trimmed: String {
        let start = drop { $0 == " " }
        guard let end = start.lastIndex(where: { $0 != " " }) else { return "" }
        return String(start[...end])
    }
}
