extension [String: String] {
    /// A line of `text` for each pair, `key: value`; a line without a colon is none. A literal of many strings costs
    /// the optimiser far more.
    public init(lines text: String) {
        self.init()
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
            self[String(Substring(line[..<colon]))] = String(Substring(line[colon...].dropFirst(2)))
        }
    }
}
