import SourceText

/// Which unmarked files may declare a name, known from their bytes.
struct NameIndex {
    private let files: [SourceFile]
    private let jobs: Int
    private let types: [NameHash: [Int]]
    /// Names that begin with a small letter are seldom asked for, and cost a slower look.
    private var others: [NameHash: [Int]]?
    private var taken: Set<Int> = []

    init(_ files: [SourceFile], jobs: Int) {
        self.files = files
        self.jobs = jobs
        types = Self.index(files, jobs) { bytes, body in ByteSearch.declaredTypes(bytes, body) }
    }

    /// The files that may declare one of the names and were not given yet, by their indices, ascending.
    mutating func nextFiles(declaring names: [String]) -> [Int] {
        var result: [Int] = []
        for name in names {
            let isType = name.utf8.first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? false
            for file in (isType ? types : otherNames())[NameHash(name.utf8)] ?? [] where taken.insert(file).inserted {
                result.append(file)
            }
        }
        return result.sorted()
    }

    private mutating func otherNames() -> [NameHash: [Int]] {
        if let others { return others }
        let index = Self.index(files, jobs) { bytes, body in ByteSearch.declaredNames(bytes, body) }
        others = index
        return index
    }

    private static func index(
        _ files: [SourceFile], _ jobs: Int, _ search: @escaping @Sendable ([UInt8], (NameHash) -> Void) -> Void
    ) -> [NameHash: [Int]] {
        let names = ParallelMap.map(files, jobs: jobs) { file in
            var names: [NameHash] = []
            search(file.bytes) { names.append($0) }
            return names
        }
        var index: [NameHash: [Int]] = [:]
        for (position, names) in names.enumerated() {
            for name in names { index[name, default: []].append(position) }
        }
        return index
    }
}
