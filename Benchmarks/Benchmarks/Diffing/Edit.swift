/// What happens to the rows.
enum Edit: String, CaseIterable, Sendable {
    case sameStorage = "same storage"
    case equal = "equal, in new storage"
    case append = "1 % appended"
    case change = "5 % changed in place"
    case insert = "1 % inserted at random"
    case move = "one row moved far"
    case delete = "10 % deleted at random"
    case reverse = "reversed"
    case replace = "all new"
    case shuffle = "shuffled"

    func applied(to old: [Row]) -> [Row] {
        var random = SeededGenerator(state: 7)
        var new = old
        new.reserveCapacity(old.count + old.count / 50)
        switch self {
        case .sameStorage: return old
        case .equal: break
        case .append: new += (0..<old.count / 100).map { Row(id: -1 - $0, content: 0) }
        case .change: for _ in 0..<old.count / 20 { new[Int.random(in: 0..<old.count, using: &random)].content += 1 }
        case .insert:
            new = []
            for row in old {
                if Int.random(in: 0..<100, using: &random) == 0 { new.append(Row(id: -1 - row.id, content: 0)) }
                new.append(row)
            }
        case .move: new.insert(new.removeFirst(), at: old.count * 3 / 4)
        case .delete: new.removeAll { _ in Int.random(in: 0..<10, using: &random) == 0 }
        case .reverse: new.reverse()
        case .replace: new = new.map { Row(id: -1 - $0.id, content: $0.content) }
        case .shuffle: new.shuffle(using: &random)
        }
        // New storage, whatever the edit was.
        return new.map { $0 }
    }
}
