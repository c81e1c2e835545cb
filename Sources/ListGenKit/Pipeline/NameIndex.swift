/// Which unmarked files may declare a name, known from their bytes.
struct NameIndex {
    private let files: [[NameHash]]
    private var taken: [Bool]

    /// The names of each file.
    init(_ files: [[NameHash]]) {
        self.files = files
        taken = Array(repeating: false, count: files.count)
    }

    /// The files that may declare one of the names and were not given yet, by their indices, ascending. O(names of all
    /// files).
    mutating func nextFiles(declaring names: [String]) -> [Int] {
        nextFiles(answering: names.map { NameHash($0.utf8).value })
    }

    /// Whether every file was given.
    var isExhausted: Bool { taken.allSatisfy { $0 } }

    /// The same for what resolution asked.
    mutating func nextFiles(answering questions: [UInt32]) -> [Int] {
        guard !questions.isEmpty, !files.isEmpty else { return [] }
        let filter = QuestionFilter(questions)
        var result: [Int] = []
        for (file, names) in files.enumerated() where !taken[file] {
            if names.contains(where: { filter.contains($0.value) }) {
                taken[file] = true
                result.append(file)
            }
        }
        return result
    }
}
