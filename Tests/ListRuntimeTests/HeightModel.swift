import ListRuntime

/// A list whose heights are asked of a cache and, each time, computed anew.
struct HeightModel {
    struct Group: Hashable {
        var id: Int
        var rows: [TestRow]
    }

    private var groups: [Group]
    private var cache = HeightCache<HeightCacheTests.Environment>()
    private var environment = HeightCacheTests.Environment()
    /// What the heights of odd rows read beside their content.
    private var context = 0
    /// What the list does not know of the height of a row with a content.
    private var hidden: [TestRow: Int] = [:]
    private(set) var fault: String?

    init(using generator: inout SeededGenerator) {
        groups = (0..<3).map { Group(id: $0, rows: .random(count: 5, ids: 9, using: &generator)) }
        cache.enter(environment)
    }

    /// The height of a row without a cache.
    private func height(_ row: TestRow) -> Double {
        let text = environment.contentSizeCategory == "L" ? 1.0 : 1.5
        let shape = environment.width + (environment.isRightToLeft ? 0.25 : 0) + environment.scale / 100
        let content = Double(row.content * 100 + row.id + (row.id % 2 == 1 ? context * 1_000 : 0))
        return content * text + shape * 10_000 + Double(hidden[row] ?? 0) / 1_000
    }

    mutating func step(using generator: inout SeededGenerator) {
        switch Int.random(in: 0..<12, using: &generator) {
        case 0:
            environment.width = [320, 400, 500].randomElement(using: &generator) ?? 320
            cache.enter(environment)
        case 1:
            environment.contentSizeCategory = Bool.random(using: &generator) ? "L" : "XL"
            environment.isRightToLeft = .random(using: &generator)
            environment.scale = Bool.random(using: &generator) ? 2 : 3
            cache.enter(environment)
        case 2:
            context += 1
            cache.forget(kinds: [1])
        case 3:
            changeHidden(using: &generator)
        case 4:
            hidden = [:]
            cache.forgetAll()
        case 5...7:
            edit(using: &generator)
        default:
            look(using: &generator)
        }
        look(using: &generator)
    }

    private mutating func changeHidden(using generator: inout SeededGenerator) {
        guard let row = groups.flatMap(\.rows).randomElement(using: &generator) else { return }
        hidden[row, default: 0] += 1
        for section in groups.indices {
            for offset in groups[section].rows.indices where groups[section].rows[offset] == row {
                cache.forget(RowPath(section: section, row: offset))
            }
        }
    }

    private mutating func edit(using generator: inout SeededGenerator) {
        let old = groups
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let place = groups.indices.randomElement(using: &generator)
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: groups.shuffle(using: &generator)
            case 1:
                let unused = (0..<6).filter { id in !groups.contains { $0.id == id } }
                guard let id = unused.randomElement(using: &generator) else { continue }
                let group = Group(id: id, rows: .random(count: 4, ids: 9, using: &generator))
                groups.insert(group, at: .random(in: 0...groups.count, using: &generator))
            case 2:
                if let place { groups.remove(at: place) }
            default:
                if let place { groups[place].rows = groups[place].rows.edited(fresh: 20, using: &generator) }
            }
        }
        var changes = ListChanges.Builder()
        changes.sections(old, groups, id: { $0.id }) { old, new, rows in
            rows.many(old.rows, new.rows, id: { $0.id }, isUnchanged: { $0 == $1 })
        }
        cache.follow(changes.build())
    }

    /// Asks for some heights, and computes and keeps those that are not known.
    private mutating func look(using generator: inout SeededGenerator) {
        for section in groups.indices {
            for (offset, row) in groups[section].rows.enumerated() where Int.random(in: 0..<3, using: &generator) > 0 {
                let path = RowPath(section: section, row: offset)
                let expected = height(row)
                if let found = cache.height(at: path) {
                    if found != expected { fault = "\(found) for \(row) at \(path) instead of \(expected)" }
                } else {
                    cache.keep(expected, at: path, kind: UInt16(row.id % 2))
                }
            }
        }
    }
}
