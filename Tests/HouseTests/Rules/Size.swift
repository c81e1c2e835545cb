extension HouseRule {
    /// No file is longer than 400 lines.
    static let size = HouseRule(name: "size") { file in
        let count = file.lines.last == "" ? file.lines.count - 1 : file.lines.count
        return count > 400 ? ["\(file.path): \(count) lines"] : []
    }
}
