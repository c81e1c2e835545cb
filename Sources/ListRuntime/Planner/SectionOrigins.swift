/// Where the sections of a new state stood in the old one.
struct SectionOrigins {
    private let gone: Set<Int>
    private let new: Set<Int>
    private let moved: [Int: Int]

    /// - Parameters:
    ///   - deletes: In the old state.
    ///   - inserts: In the new state.
    init(deletes: [Int], inserts: [Int], moves: [ListChanges.SectionMove]) {
        gone = Set(deletes).union(moves.lazy.map(\.from))
        new = Set(inserts)
        moved = Dictionary(moves.lazy.map { ($0.to, $0.from) }, uniquingKeysWith: { first, _ in first })
    }

    /// For each of the first new sections the old one, or nil for an inserted one: for `count` at least, and for all that
    /// moved or hold one of the first `old` ones.
    func first(_ count: Int, holding old: Int = 0) -> [Int?] {
        let count = max(count, (moved.keys.max() ?? -1) + 1)
        var origins: [Int?] = []
        var next = 0
        while true {
            while gone.contains(next) { next += 1 }
            guard origins.count < count || next < old else { return origins }
            if let origin = moved[origins.count] {
                origins.append(origin)
            } else if new.contains(origins.count) {
                origins.append(nil)
            } else {
                origins.append(next)
                next += 1
            }
        }
    }
}
