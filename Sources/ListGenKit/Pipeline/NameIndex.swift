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
        guard !names.isEmpty else { return [] }
        let wanted = Set(names.map { NameHash($0.utf8) })
        // Rules out nearly every name without a look into the set.
        var filter = Array(repeating: false, count: 1 << 16)
        for name in wanted { filter[Int(name.value & 0xFFFF)] = true }
        var result: [Int] = []
        for (file, names) in files.enumerated() where !taken[file] {
            if names.contains(where: { filter[Int($0.value & 0xFFFF)] && wanted.contains($0) }) {
                taken[file] = true
                result.append(file)
            }
        }
        return result
    }
}
