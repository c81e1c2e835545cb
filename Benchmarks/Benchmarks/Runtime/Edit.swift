/// What happens to the rows of a list.
enum Edit: String, CaseIterable {
    case sameStorage = "same storage"
    case equal = "equal content in new storage"
    case append = "1 % appended"
    case change = "5 % changed in place"
    case insert = "1 % inserted at random"
    case move = "one row moved far"
    case delete = "10 % deleted at random"
    case blocks = "blocks: 10 % out, 10 % in, 2 % shuffled"
    case reverse = "reversed"
    case replace = "all new"
    case shuffle = "full shuffle"

    /// Those that leave most rows in their order.
    static let small: [Edit] = [.equal, .append, .change, .insert, .move, .delete]

    func applied<Row: BenchRow>(to old: [Row]) -> [Row] {
        var random = SeededGenerator(state: 7)
        let count = old.count
        let fresh = Row.rows(1_000_000..<1_000_000 + count / 10)
        var new = old
        switch self {
        case .sameStorage: return old
        case .equal: break
        case .append: new += fresh.prefix(count / 100)
        case .change:
            for place in (0..<count).shuffled(using: &random).prefix(count / 20) { new[place].changeContent() }
        case .insert:
            for (place, row) in zip((0...count).shuffled(using: &random).prefix(count / 100).sorted(by: >), fresh) {
                new.insert(row, at: place)
            }
        case .move: new.insert(new.remove(at: count / 8), at: count * 3 / 4)
        case .delete:
            let gone = Set((0..<count).shuffled(using: &random).prefix(count / 10))
            new = old.indices.filter { !gone.contains($0) }.map { old[$0] }
        case .blocks:
            let size = count / 100
            for block in 0..<10 { new.removeSubrange(block * (count / 10 - size)..<block * (count / 10 - size) + size) }
            for block in 0..<10 {
                new.insert(contentsOf: fresh[block * size..<(block + 1) * size], at: block * (count / 10) + count / 20)
            }
            new[count / 2..<count / 2 + count / 50].shuffle(using: &random)
        case .reverse: new.reverse()
        case .replace: new = Row.rows(2_000_000..<2_000_000 + count)
        case .shuffle: new.shuffle(using: &random)
        }
        // New storage, whatever the edit was.
        return new.map { $0 }
    }

    var changesNothing: Bool { self == .sameStorage || self == .equal }

    /// Whether the standard library, whose time grows with rows times edits, comes to an end within seconds.
    func isForStandardLibrary(rows: Int) -> Bool {
        switch self {
        case .equal, .append, .change, .insert, .move: true
        case .sameStorage: false
        case .delete, .blocks, .reverse, .replace, .shuffle: rows <= 1_000
        }
    }
}
