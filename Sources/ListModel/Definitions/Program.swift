/// Everything that the inputs declare, resolved: what the renderer turns into text. Values only.
public struct Program: Sendable {
    /// One for each input file that has something to generate, sorted by path.
    public var files: [GeneratedFile]

    /// What was decided and why, as it was found.
    private let found: [Decision]

    public init(files: [GeneratedFile] = [], found: [Decision] = []) {
        self.files = files
        self.found = found
    }

    /// What was decided and why, by subject and aspect, equal ones once. O(n log n).
    public var decisions: [Decision] {
        let order = Dictionary(
            uniqueKeysWithValues: Decision.Aspect.allCases.enumerated().map { ($0.element, $0.offset) })
        let sorted = found.enumerated().sorted { a, b in
            if a.element.subject != b.element.subject { return a.element.subject < b.element.subject }
            let (one, other) = (order[a.element.aspect] ?? 0, order[b.element.aspect] ?? 0)
            return one == other ? a.offset < b.offset : one < other
        }
        var result: [Decision] = []
        for (_, decision) in sorted where !result.suffix(8).contains(decision) { result.append(decision) }
        return result
    }
}
