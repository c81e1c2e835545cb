extension String {
    /// Filled up with spaces behind the text, or before it for a negative width.
    func padded(_ width: Int) -> String {
        let fill = String(repeating: " ", count: max(0, abs(width) - count))
        return width < 0 ? fill + self : self + fill
    }
}
